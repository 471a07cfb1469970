import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Jobs } from '../jobs/jobs.ts';
import { LiveTopics } from '../realtime/live-topics.ts';
import { SocketServer } from '../realtime/socket-server.ts';

const lookMs = 100;
const acceptTurns = 3;
/** A connection that has been silent so long is not about to send a request. */
const silentMs = 1_000;
/** The parent process kills this one after 12 s. */
const drainMs = 8_000;
const exitMs = 9_800;
const stopping = new WeakSet<Server>();

/** Whether a server accepts no new connections, which its responses state. */
export function isStopping(server: Server): boolean {
  return stopping.has(server);
}

/**
 * Ends the process at the first signal: requests and jobs may end, within ten seconds. A process that still starts ends at once:
 * the first one of a container would not end by itself.
 */
export function stopOnSignals(running: () => NestFastifyApplication | null): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      const app = running();
      if (!app) process.exit(0);
      setTimeout(() => process.exit(1), exitMs).unref();
      void stop(app).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

async function stop(app: NestFastifyApplication): Promise<void> {
  app.get(SocketServer).stop();
  app.get(LiveTopics).stop();
  await Promise.all([drainConnections(app.getHttpServer(), drainMs), app.get(Jobs, { strict: false }).stop()]);
  await app.close();
}

/**
 * Stops accepting, finishes running requests, and closes idle connections; after `limitMs` the rest is aborted.
 *
 * Responses must have `Connection: close` from now on, so that busy connections end by themselves.
 */
export async function drainConnections(server: Server, limitMs: number): Promise<void> {
  if (!server.listening) return;
  // Connections that wait to be accepted would be reset: each turn of the loop takes them in.
  for (let turn = 0; turn < acceptTurns; turn += 1) await new Promise(setImmediate);
  // Not earlier: a client reconnects, and must be refused then.
  stopping.add(server);
  const closed = new Promise<true>((resolve) => server.once('close', () => resolve(true)));
  // Not the server's own close(): that ends idle connections at once, some of them while a request is on its way.
  NetServer.prototype.close.call(server);
  // Browsers connect before they have a request, and Node does not count such a connection as idle.
  server.headersTimeout = silentMs;
  const began = performance.now();
  while (!(await Promise.race([closed, wait(lookMs, false)]))) {
    if (performance.now() - began >= limitMs) server.closeAllConnections();
    else if (performance.now() - began >= silentMs) server.closeIdleConnections();
  }
}
