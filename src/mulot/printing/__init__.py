"""The former name of `mulot.codegen`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "LEARNER": ("mulot.codegen", "LEARNER"),
        "Picture": ("mulot.codegen", "Picture"),
        "Piece": ("mulot.codegen", "PaperPiece"),
        "after": ("mulot.codegen", "state_after"),
        "happens": ("mulot.codegen", "events_of_move"),
        "lesson": ("mulot.codegen", "lesson_json"),
        "paper": ("mulot.codegen", "paper_json"),
        "pictures": ("mulot.codegen", "pictures_json"),
        "puzzles": ("mulot.codegen", "puzzles_json"),
        "types": ("mulot.codegen", "typescript_types"),
    },
)
