// Plays many matches on a boardgame.io server over raw socket.io sockets, and prints the figures as JSON. Each player
// moves as soon as it is its turn.
// usage: node peer_driver.cjs PORT MATCHES SECONDS SERVER_PID [DATABASE_PID]
'use strict';
const fs = require('fs');
const io = require('socket.io-client');
const [port, matches, seconds, pid, database] = process.argv.slice(2).map(Number);
const WALLS = ['a1h', 'b2v', 'c3h', 'd4v', 'e5h', 'f6v', 'g7h', 'h8v'];
const WARM = 2000;

let on = false, stop = false, moves = 0;
const times = [];
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const cpu = (of) => { const part = fs.readFileSync(`/proc/${of}/stat`, 'utf8').split(') ')[1].split(' '); return (Number(part[11]) + Number(part[12])) / 100; };
const family = (of) => [of, ...fs.readFileSync(`/proc/${of}/task/${of}/children`, 'utf8').split(' ').filter(Boolean).flatMap((child) => family(Number(child)))];
const memory = () => Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) * 1024;

function match(number) {
  const id = `m${process.pid}_${number}`;
  const open = () => io(`http://127.0.0.1:${port}/quo`, { transports: ['websocket'], forceNew: true, reconnection: false });
  const sides = [open(), open()];
  let seated = 0, go;
  const ready = new Promise((done) => { go = done; });
  const state = {};
  sides.forEach((socket, seat) => {
    let sent = 0;
    socket.act = (now) => {
      if (stop || !now || now.ctx.currentPlayer !== String(seat)) return;
      sent = performance.now();
      const payload = { type: 'play', args: [WALLS[now.G.n % 8]], playerID: String(seat), credentials: undefined };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, now._stateID, id, String(seat));
    };
    socket.on('connect', () => { if (seat === 0) socket.emit('sync', id, '0', undefined, 2); });
    socket.on('sync', (_, info) => {
      state.now = info.state;
      // The second player connects when the match exists, because two first syncs at the same time would race.
      if (seat === 0 && seated++ === 0) {
        const second = () => sides[1].emit('sync', id, '1', undefined, 2);
        if (sides[1].connected) second(); else sides[1].on('connect', second);
      } else if (seat === 1) go();
    });
    socket.on('update', (_, now) => {
      if (sent && now.ctx.currentPlayer !== String(seat)) {
        if (on) { moves++; times.push(performance.now() - sent); }
        sent = 0;
      }
      socket.act(now);
    });
  });
  return { ready, start: () => sides[0].act(state.now) };
}

(async () => {
  const empty = memory();
  const all = [];
  for (let number = 0; number < matches; number++) {
    const made = match(number);
    await made.ready;
    all.push(made);
  }
  await pause(300);
  const opened = memory();
  all.forEach((made) => made.start());
  await pause(WARM);
  const beside = database ? family(database) : [];
  const besides = () => beside.reduce((sum, of) => sum + cpu(of), 0);
  on = true;
  const began = performance.now(), server = cpu(pid), own = cpu(process.pid), stored = besides();
  await pause(seconds * 1000);
  on = false;
  const spent = (performance.now() - began) / 1000, serverCpu = (cpu(pid) - server) / spent, ownCpu = (cpu(process.pid) - own) / spent, databaseCpu = (besides() - stored) / spent;
  stop = true;
  await pause(500);
  times.sort((a, b) => a - b);
  const at = (part) => Number(times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(2));
  console.log(JSON.stringify({
    tables: matches, moves_s: Math.round(moves / spent), p50_ms: at(0.5), p99_ms: at(0.99),
    kb_a_table: Number(((opened - empty) / matches / 1000).toFixed(1)),
    kb_a_table_after: Number(((memory() - empty) / matches / 1000).toFixed(1)),
    server_cpu: Number(serverCpu.toFixed(2)), driver_cpu: Number(ownCpu.toFixed(2)), database_cpu: Number(databaseCpu.toFixed(2)),
  }));
  process.exit(0);
})();
