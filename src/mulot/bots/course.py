"""The former name of `mulot.bots.game_review`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "Judge": ("mulot.bots.game_review", "Evaluator"),
        "TurningPoint": ("mulot.bots.game_review", "TurningPoint"),
        "Course": ("mulot.bots.game_review", "GameReview"),
        "Close": ("mulot.bots.game_review", "ComparedMove"),
        "Looked": ("mulot.bots.game_review", "ReviewProgress"),
        "Chances": ("mulot.bots.game_review", "Chances"),
        "look_on": ("mulot.bots.game_review", "continue_review"),
        "course": ("mulot.bots.game_review", "finish_review"),
        "course_of": ("mulot.bots.game_review", "review_match"),
    },
)
