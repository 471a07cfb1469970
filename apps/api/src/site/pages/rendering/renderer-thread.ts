/** The thread that renders pages: React blocks it, and not the requests of the server. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadResponse, RenderPortal } from '@otryv/contract/rendering';
import type { FromThread, ThreadData, ToThread } from './renderer-messages.ts';

type Settle = (response: ReadResponse | null) => void;

const { entry }: ThreadData = workerData;
const { renderPortal }: { renderPortal: RenderPortal } = await import(pathToFileURL(entry).href);
const reading = new Map<number, Settle>();
let reads = 0;

const send = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'render') void render(message);
  else {
    reading.get(message.readId)?.(message.response);
    reading.delete(message.readId);
  }
});

send({ kind: 'ready' });

async function render({ id, request }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
  const read = (address: string) =>
    new Promise<ReadResponse>((resolve, reject) => {
      reads += 1;
      reading.set(reads, (response) => (response ? resolve(response) : reject(new Error(`${address} was not read`))));
      send({ kind: 'read', id, readId: reads, address });
    });
  try {
    send({ kind: 'rendered', id, rendering: await renderPortal(request, read) });
  } catch (error) {
    send({ kind: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
