import { type Call, listenToCalls } from '../undici-calls.ts';
import { measure } from './metrics.ts';

/**
 * Measures calls of other services; returns a function that stops it. Hosts named by users, such as those of webhooks,
 * share one peer.
 */
export function watchCalls(peers: ReadonlyMap<string, string>): () => void {
  const running = new WeakMap<Call, { start: number; status: string }>();
  return listenToCalls({
    begin: (call) => running.set(call, { start: performance.now(), status: 'none' }),
    status: (call, status) => {
      const begun = running.get(call);
      if (begun) begun.status = statusClass(status);
    },
    end: (call) => {
      const begun = running.get(call);
      if (!begun) return;
      running.delete(call);
      const peer = peers.get(new URL(call.origin).origin) ?? 'other';
      const labels = { peer, status_class: begun.status };
      measure('http_client_request_duration_seconds', (performance.now() - begun.start) / 1000, labels);
    },
  });
}

const classes = ['none', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** Returns `2xx` for 204, to limit the number of label values. */
export function statusClass(status: number): string {
  return classes[Math.trunc(status / 100)] ?? 'none';
}
