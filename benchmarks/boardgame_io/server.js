// boardgame.io serving a small game of four for the load benchmark: prints `{"port": ...}` when it is ready.
//
//     node server.js [PORT]
//
// The game: a counter, and one move, `tick`, which the four players make in turn. Only the payload is meant to be like
// The Flow of History's: a player's view is about 3 kB of JSON (120 cells all see and 40 of the player's own; the cells
// of the others are stripped by boardgame.io's own player view), and a move changes two of those cells. The rules cost
// next to nothing, so what is measured is boardgame.io: its reducer, its views and its transport, as they come out of
// the box. Matches are kept in memory, its default: nothing survives the process.
//
// package.json holds koa-compose at 4.1.0: since 4.2.0 it copies the list of handlers that boardgame.io extends later, and
// the lobby answers 404.
//
// It ends when its standard input does, so that it cannot outlive whoever started it.

const { Server } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const COMMON = 80;
const OWN = 25;

const cell = (number) => ({ card: 100 + (number % 60), tokens: 0 });
const cells = (count) => Array.from({ length: count }, (_, number) => cell(number));

const ticks = {
  name: 'ticks',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx }) => ({
    count: 0,
    common: cells(COMMON),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, player) => [player, cells(OWN)])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    tick: ({ G, playerID }, amount) => {
      G.common[G.count % COMMON].tokens = (G.common[G.count % COMMON].tokens + amount) % 10;
      G.players[playerID][G.count % OWN].tokens = (G.players[playerID][G.count % OWN].tokens + 1) % 10;
      G.count += amount;
    },
  },
};

async function main() {
  const server = Server({ games: [ticks], origins: [] });
  const listen = server.app.listen;
  server.app.listen = (port, ready) => listen.call(server.app, port, '127.0.0.1', ready);
  const running = await server.run(Number(process.argv[2] || 0));
  console.log(JSON.stringify({ port: running.appServer.address().port }));
  process.stdin.on('end', () => process.exit(0)).resume();
}

main();
