import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const lowest = 20_000;
const highest = 32_000;
const attempts = 100;

/** Whether a port of this machine can be listened on. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Returns the preferred port if it is free, else any free one below those that the system assigns by itself: an outgoing
 * connection of any program could take one of them before the caller listens.
 */
export async function freePort(preferred = 0): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found from ${lowest} to ${highest}.`);
}
