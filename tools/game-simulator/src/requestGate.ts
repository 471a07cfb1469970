import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GameAccount } from './accounts.ts';
import type { SimulatedClock } from './clock.ts';
import { type Fault, type Faults, truncated } from './faults.ts';
import type { Tokens } from './tokens.ts';

/** Dependencies of the checks that every game request passes before its route. */
export interface Gate {
  readonly tokens: Tokens;
  readonly faults: Faults;
  readonly requests: Map<string, number>;
  readonly clock: SimulatedClock;
}

/** Counts requests, produces injected faults, and requires `Accept: application/json` and a valid token. */
export function guard(app: FastifyInstance, { tokens, faults, requests, clock }: Gate): void {
  const halfPages = new WeakSet<FastifyRequest>();
  const lost = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/control/')) return;
    const pattern = `${request.method} ${request.routeOptions.url ?? request.url}`;
    requests.set(pattern, (requests.get(pattern) ?? 0) + 1);
    const fault = faults.take(request.url, request.method);
    if (fault?.halfPage) halfPages.add(request);
    if (fault?.lost) lost.add(request);
    clock.move(fault?.laterMs ?? 0);
    if (fault && (await commit(fault, reply))) return reply;
    return admit(request, reply, tokens);
  });
  app.addHook('preSerialization', async (request, _reply, payload) =>
    halfPages.has(request) ? truncated(payload) : payload,
  );
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('date', new Date(clock.now()).toUTCString());
    if (lost.has(request)) request.raw.socket.destroy();
    return payload;
  });
}

/** Applies an injected fault; returns true if it has sent the response. */
async function commit(fault: Fault, reply: FastifyReply): Promise<boolean> {
  if (fault.delayMs) await wait(fault.delayMs);
  if (fault.hang) {
    reply.hijack();
    return true;
  }
  if (fault.garbage) {
    reply.type('application/json').send('{"entries":[{"profileId":1000001,"activityData":{"dur');
    return true;
  }
  if (fault.stranger) {
    reply.type('application/json').send('{"message":"ok"}');
    return true;
  }
  if (fault.page) {
    reply.type('text/html').send('<!doctype html><title>Maintenance</title>');
    return true;
  }
  if (fault.status === undefined) return false;
  if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter));
  reply.code(fault.status).send({ message: `Ordered fault ${fault.status}` });
  return true;
}

function admit(request: FastifyRequest, reply: FastifyReply, tokens: Tokens): FastifyReply | undefined {
  if (!request.url.startsWith('/api/')) return undefined;
  if (!request.headers.accept?.includes('application/json')) {
    return reply.code(406).send({ message: 'Only protobuf is supported here: request with Accept: application/json' });
  }
  if (request.url.startsWith('/api/public/')) return undefined;
  if (accountOf(request, tokens)) return undefined;
  return reply.code(401).send({ message: 'Unauthorized' });
}

/** Returns the account of a request; `null` without a valid token. */
export function accountOf({ headers }: FastifyRequest, tokens: Tokens): GameAccount | null {
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return token ? tokens.accountOf(token) : null;
}
