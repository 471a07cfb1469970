import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, OtryvError, verifyWebhook, WebhookRefused } from '@otryv/client';
import { digestOf } from './digest.ts';
import { type Change, Memory } from './memory.ts';
import { post } from './post.ts';
import { settings } from './settings.ts';

const mostBytes = 64 * 1024;
const retryMs = 60_000;
const { portal, portalKey, port, webhookSecret, memoryFile } = settings;
// With a key the server has a separate quota, independent of other clients in its network.
const otryv = createClient({ baseUrl: portal, key: portalKey });
const memory = new Memory(memoryFile);
let isWorking = false;
let nextTry: NodeJS.Timeout | undefined;

const server = createServer((request, response) => {
  void receive(request)
    .catch((error: unknown) => {
      console.error(error);
      // The portal sends the delivery again.
      return 500;
    })
    // The portal waits ten seconds for the response: the work follows it.
    .then((status) => response.writeHead(status).end(() => void work()));
});

/**
 * Verifies a delivery and records it; recorded deliveries are posted even if the server crashes now. Returns the status
 * of the response.
 */
async function receive(request: IncomingMessage): Promise<number> {
  if (request.method !== 'POST') return 405;
  const body = await bodyOf(request);
  if (body === null) return 413;
  try {
    const signature = request.headers['otryv-signature'];
    const delivery = await verifyWebhook({
      body,
      signature: typeof signature === 'string' ? signature : null,
      secret: webhookSecret,
      seen: (id) => memory.hasSeen(id),
    });
    const { id, type, eventId, version = 0 } = delivery;
    const isOfProtocol = type.startsWith('protocol.') && eventId !== undefined;
    memory.add(id, isOfProtocol ? { id, eventId, version } : null);
    return 204;
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    // A delivery already handled is not an error: another status would cause a retry.
    return error.reason === 'replayed' ? 204 : 400;
  }
}

/** Returns the bytes as received, which the signature covers; `null` if there are more than the portal sends. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Posts pending changes, race by race. A failing race does not delay the others; failed ones are retried in a minute.
 */
async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  const failed = new Set<number>();
  for (let changes = memory.waiting(failed); changes[0]; changes = memory.waiting(failed)) {
    const { eventId } = changes[0];
    try {
      await digest(eventId, changes);
      memory.done(changes);
    } catch (error) {
      failed.add(eventId);
      console.error(`Race ${eventId} is yet to be posted:`, error);
    }
  }
  isWorking = false;
  // One timer, however many deliveries failed meanwhile.
  clearTimeout(nextTry);
  if (failed.size > 0) nextTry = setTimeout(() => void work(), retryMs);
}

/** Posts one message about the changes of a race, unless its current protocol was posted already. */
async function digest(eventId: number, changes: readonly Change[]): Promise<void> {
  const params = { id: eventId };
  const versions = changes.map(({ version }) => version);
  // They may arrive in any order.
  const since = memory.postedVersion(eventId) ?? Math.min(...versions) - 1;
  try {
    const { event } = await otryv.get('/api/race/results/{id}', { params });
    requireVersion(Math.max(...versions), event.version);
    // While a race runs, its protocol changes every minute: the chat gets it at the end.
    if (!event.isFinal || event.version <= since) return;
    const history = await otryv.get('/api/race/results/{id}/history', { params });
    requireVersion(event.version, history.versions[0]?.version);
    await post(digestOf(event, history, { since, link: `${portal}/race/results/${eventId}` }));
    memory.posted(eventId, event.version);
  } catch (error) {
    // A 404 of a proxy is temporary; only the portal's own one means that the race was deleted or hidden since.
    if (!(error instanceof OtryvError) || error.code !== 'event_not_found') throw error;
    console.warn(`Race ${eventId} is gone: its versions ${versions.join(', ')} are not posted.`);
  }
}

/** Throws if the portal still returns a version older than the change, which would otherwise be lost. */
function requireVersion(least: number, given = 0): void {
  if (given < least) throw new Error(`The portal still gives version ${given}, not ${least}`);
}

// Changes pending since before a restart.
void work();
// The portal sends to https only: your web server has to forward the body to this one unchanged.
server.listen(port, '127.0.0.1', () => {
  // With PORT=0 the system chooses the port.
  const { port: chosen } = server.address() as AddressInfo;
  console.log(`Webhooks are received at http://localhost:${chosen}/`);
});
