import { connect, type Socket } from 'node:net';

/** Options of a driver, as JSON in its only argument. */
export interface Drive {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/** Counts of a driver. */
export interface Driven {
  answers: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
  seconds: number;
}

// Loads a server from a separate process. It parses the head of a response and only counts the rest: common generators
// spend more time on a 50 kB body than a server does on sending it, and would measure themselves.
const drive: Drive = JSON.parse(process.argv[2] ?? '{}');
const headers = Object.entries({ host: `127.0.0.1:${drive.port}`, ...drive.headers });
const request = Buffer.from(
  `GET ${drive.path} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
);
const lastChunk = '0\r\n\r\n';
const driven: Driven = { answers: 0, statuses: {}, seconds: 0 };
const start = performance.now();
const end = start + drive.seconds * 1000;
const sockets = Array.from({ length: drive.connections }, open);

setTimeout(() => {
  driven.seconds = (performance.now() - start) / 1000;
  process.send?.(driven, () => process.exit());
  for (const socket of sockets) socket.destroy();
}, drive.seconds * 1000);

function open(): Socket {
  const socket = connect({ port: drive.port, host: '127.0.0.1', noDelay: true });
  let missing = 0;
  let isChunked = false;
  let tail = '';
  socket.on('connect', () => socket.write(request));
  socket.on('error', fail);
  socket.on('close', () => performance.now() < end && fail(new Error('The server closed a connection.')));
  socket.on('data', (bytes: Buffer) => {
    if (missing === 0) {
      const head = readHead(bytes);
      isChunked = head.length === null;
      missing = isChunked ? 1 : head.size + (head.length ?? 0);
      driven.statuses[head.status] = (driven.statuses[head.status] ?? 0) + 1;
    }
    if (isChunked)
      tail = (tail + bytes.toString('latin1', Math.max(bytes.length - lastChunk.length, 0))).slice(-lastChunk.length);
    missing = isChunked ? Number(tail !== lastChunk) : missing - bytes.length;
    if (missing > 0) return;
    tail = '';
    driven.answers += 1;
    socket.write(request);
  });
  return socket;
}

interface Head {
  status: number;
  /** Bytes of the head. */
  size: number;
  /** Bytes of the body; `null` if it is chunked. */
  length: number | null;
}

function readHead(bytes: Buffer): Head {
  const size = bytes.indexOf('\r\n\r\n') + 4;
  if (size < 4) fail(new Error('The head of an answer came in parts.'));
  const text = bytes.toString('latin1', 0, size);
  const status = Number(text.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  const isEmpty = status === 304 || status === 204;
  return { status, size, length: isEmpty ? 0 : length === undefined ? null : Number(length) };
}

function fail(error: Error): void {
  if (performance.now() >= end) return;
  console.error(error.message);
  process.exit(1);
}
