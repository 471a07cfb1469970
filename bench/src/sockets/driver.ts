import { once } from 'node:events';
import { WebSocket } from './ws.ts';

// Holds sockets from a separate process: it reports the milliseconds that a broadcast took to each.
const port = Number(process.argv[2]);
const count = Number(process.argv[3]);
const atOnce = 100;
const perUser = 8;
const msPerNs = 1e-6;
let arrivals: number[] = [];

for (let first = 0; first < count; first += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => open(first + index)));
}
process.send?.('open');

async function open(index: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/ws`, {
    origin: 'http://localhost',
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'AUTH', token: `user-${Math.floor(index / perUser)}` }));
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const arrived = process.hrtime.bigint();
      const text = data.toString();
      if (text.includes('"data":[]')) resolve();
      const sent = /"text":"(\d+)"/.exec(text)?.[1];
      if (sent) arrive(Number(arrived - BigInt(sent)) * msPerNs);
    });
  });
}

function arrive(ms: number): void {
  arrivals.push(ms);
  if (arrivals.length < count) return;
  process.send?.(arrivals);
  arrivals = [];
}
