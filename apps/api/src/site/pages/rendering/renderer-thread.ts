/** Thread that renders pages: React blocks it, and not the requests of the server. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadForPage, ReadResponse, RenderEmbed, RenderPortal } from '@otryv/contract/rendering';
import type { FromThread, ThreadData, ToThread, Work } from './renderer-messages.ts';

type Settle = (response: ReadResponse | null) => void;

const { entry }: ThreadData = workerData;
const { renderPortal, renderEmbed }: { renderPortal: RenderPortal; renderEmbed: RenderEmbed } = await import(
  pathToFileURL(entry).href
);
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

async function render({ id, work }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
  const read: ReadForPage = (address) =>
    new Promise<ReadResponse>((resolve, reject) => {
      reads += 1;
      reading.set(reads, (response) => (response ? resolve(response) : reject(new Error(`${address} was not read`))));
      send({ kind: 'read', id, readId: reads, address });
    });
  try {
    send({ kind: 'rendered', id, rendering: await rendered(work, read) });
  } catch (error) {
    send({ kind: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function rendered(work: Work, read: ReadForPage) {
  return work.kind === 'page' ? renderPortal(work.request, read) : renderEmbed(work.request, read);
}
