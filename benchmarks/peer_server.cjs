// A boardgame.io server for the live benchmark: the same small game as quo.py. NODE_PATH names the folder it is installed in.
// usage: node peer_server.cjs memory|flatfile PORT FOLDER
'use strict';
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const [kind, port, folder] = [process.argv[2], Number(process.argv[3]), process.argv[4]];

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

const db = kind === 'flatfile' ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [quo], db, origins: [Origins.LOCALHOST] }).run(port, () => console.log('LISTEN'));
