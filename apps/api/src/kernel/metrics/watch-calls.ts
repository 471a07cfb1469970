import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { measure } from './metrics.ts';

/** What undici publishes: https://undici.nodejs.org/#/docs/api/DiagnosticsChannel. */
interface Published {
  request: { origin: string | URL };
  response?: { statusCode: number };
}

/** Measures calls of other services; returns what ends it. Hosts that users name, as those of webhooks, share one peer. */
export function watchCalls(peers: ReadonlyMap<string, string>): () => void {
  const running = new WeakMap<object, { start: number; status: string }>();
  const begin = ({ request }: Published) => running.set(request, { start: performance.now(), status: 'none' });
  const hear = ({ request, response }: Published) => {
    const call = running.get(request);
    if (call && response) call.status = statusClass(response.statusCode);
  };
  const end = ({ request }: Published) => {
    const call = running.get(request);
    if (!call) return;
    running.delete(request);
    const peer = peers.get(new URL(request.origin).origin) ?? 'other';
    const labels = { peer, status_class: call.status };
    measure('http_client_request_duration_seconds', (performance.now() - call.start) / 1000, labels);
  };
  const listeners = [
    ['undici:request:create', begin],
    ['undici:request:headers', hear],
    ['undici:request:trailers', end],
    ['undici:request:error', end],
  ] as const;
  const heard = listeners.map(
    ([channel, listen]) => [channel, (message: unknown) => listen(message as Published)] as const,
  );
  for (const [channel, listener] of heard) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of heard) unsubscribe(channel, listener);
  };
}

const classes = ['none', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** `2xx` for 204: few values where any status would do. */
export function statusClass(status: number): string {
  return classes[Math.trunc(status / 100)] ?? 'none';
}
