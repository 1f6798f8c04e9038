// A boardgame.io server for the live-table benchmark, with the same small game as in quo/. NODE_PATH names the folder in
// which boardgame.io is installed.
// usage: node peer_server.cjs memory|flatfile|postgres PORT FOLDER_OR_ADDRESS
'use strict';
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const [kind, port, where] = [process.argv[2], Number(process.argv[3]), process.argv[4]];

const quo = {
  name: 'quo',
  setup: () => ({ n: 0, pawns: [[8, 4], [0, 4]], left: [10, 10], walls: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }, at) => {
      const seat = Number(ctx.currentPlayer);
      G.n++;
      if (typeof at === 'string' && G.walls.length < 20 && G.n % 3 === 0) {
        G.walls.push(at);
        G.left[seat]--;
      } else {
        G.pawns[seat] = [G.n % 9, (G.n * 3) % 9];
      }
    },
  },
};

function store() {
  if (kind === 'flatfile') return new FlatFile({ dir: where, logging: false });
  if (kind === 'memory') return undefined;
  const { PostgresStore } = require('bgio-postgres');
  return new PostgresStore(where, { logging: false });
}
Server({ games: [quo], db: store(), origins: [Origins.LOCALHOST] }).run(port, () => console.log('LISTEN'));
