import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Call of a service, the same object from its start to its end. */
export interface Call {
  origin: string | URL;
  method: string;
}

export interface CallListener {
  begin: (call: Call) => void;
  status: (call: Call, status: number) => void;
  end: (call: Call, isFailed: boolean) => void;
}

/** Message published by undici: https://undici.nodejs.org/#/docs/api/DiagnosticsChannel. */
interface Published {
  request: Call;
  response?: { statusCode: number };
}

/** Listens to all calls that undici makes, those of `fetch` too; returns a function that stops it. */
export function listenToCalls({ begin, status, end }: CallListener): () => void {
  const listeners = Object.entries<(published: Published) => void>({
    'undici:request:create': ({ request }) => begin(request),
    'undici:request:headers': ({ request, response }) => response && status(request, response.statusCode),
    'undici:request:trailers': ({ request }) => end(request, false),
    'undici:request:error': ({ request }) => end(request, true),
  }).map(([channel, listen]) => [channel, (message: unknown) => listen(message as Published)] as const);
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}
