import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Jobs } from '../jobs/jobs.ts';
import { LiveTopics } from '../realtime/live-topics.ts';
import { SocketServer } from '../realtime/socket-server.ts';

const lookMs = 100;
const acceptTurns = 3;
/** Idle time after which a connection is unlikely to send a request. */
const silentMs = 1_000;
/** The parent process kills this one after 12 s. */
const drainMs = 8_000;
const exitMs = 9_800;
const stopping = new WeakSet<Server>();

/** Whether a server is shutting down, which its responses announce. */
export function isStopping(server: Server): boolean {
  return stopping.has(server);
}

/**
 * Ends the process at the first signal: requests and jobs may finish within ten seconds. A starting process exits
 * immediately: as PID 1 of a container it would not by default.
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
  // Connections that wait to be accepted would be reset: each turn of the loop accepts them.
  for (let turn = 0; turn < acceptTurns; turn += 1) await new Promise(setImmediate);
  // Not earlier: a client reconnects, and must be rejected then.
  stopping.add(server);
  const closed = new Promise<true>((resolve) => server.once('close', () => resolve(true)));
  // Not the server's own close(): that ends idle connections immediately, some of them with a request in flight.
  NetServer.prototype.close.call(server);
  // Browsers connect before they have a request, and Node does not count such a connection as idle.
  server.headersTimeout = silentMs;
  const began = performance.now();
  while (!(await Promise.race([closed, wait(lookMs, false)]))) {
    if (performance.now() - began >= limitMs) server.closeAllConnections();
    else if (performance.now() - began >= silentMs) server.closeIdleConnections();
  }
}
