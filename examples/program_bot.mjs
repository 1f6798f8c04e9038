// A bot that is a program of its own, like program_bot.py (docs/programs.md): in Barrières it walks straight to the
// cheese; elsewhere it plays at random.
//
//     mulot simulate barrieres --bots "program:node examples/program_bot.mjs,random" --rotate --games 20
import { createInterface } from "node:readline";

/** Returns how far a square is towards the cheese of this seat. */
function progress(view, seat, square) {
  const [column, row] = [square.charCodeAt(0), Number(square.slice(1))];
  return { north: row, south: -row, east: column, west: -column }[view.cheese[seat]];
}

/** Returns one of the legal actions. */
function choose({ game, view, seat, legal, random }) {
  if (game !== "barrieres") return legal[random % legal.length];
  const steps = legal.filter((action) => /\d$/.test(action));
  return steps.reduce(
    (best, step) => (progress(view, seat, step) > progress(view, seat, best) ? step : best),
    steps[0] ?? legal[0],
  );
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  console.log(JSON.stringify({ id: question.id, action: choose(question) }));
}
