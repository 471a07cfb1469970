import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import type { EmbedRendering, EmbedRequest, ReadForPage, Rendering, RenderRequest } from '@otryv/contract/rendering';
import type { FromThread, ThreadData, ToThread, Work } from './renderer-messages.ts';

/** A thread that sends no message for longer during a page is stuck. */
export const longestSilenceMs = 1_000;
const memoryMb = 256;
// The extension of this file: `.ts` in the sources, `.js` in the build.
const thread = new URL(import.meta.url.replace(/page-renderer\.(\w+)$/, 'renderer-thread.$1'));

interface Render {
  worker: Worker;
  /** Error of a failed read. */
  failure?: unknown;
  /** Settles with the kind of work: a page, or an embed. */
  resolve: (rendering: Rendering | EmbedRendering) => void;
  reject: (error: unknown) => void;
  read: ReadForPage;
}

/** Renders pages and embeds with the portal's server build in a thread, which is restarted when it ends. */
export class PageRenderer {
  private readonly entry: string;
  private readonly read: ReadForPage;
  private readonly running = new Map<number, Render>();
  private worker: Worker | null;
  private count = 0;
  /** Whether the thread has loaded the portal. */
  private isReady = false;
  private isStopped = false;
  /** Number of reads that the thread is waiting for. */
  private reads = 0;
  /** Number of messages from the thread so far, and of responses to it. */
  private heard = 0;

  /** @param entry - Path of the portal's server build. */
  constructor(entry: string, read: ReadForPage) {
    this.entry = entry;
    this.read = read;
    // The first reader does not wait for its start.
    this.worker = this.start();
  }

  /** Rejects when the page cannot be rendered; a thread stuck in it is terminated. */
  async render(request: RenderRequest): Promise<Rendering> {
    const rendering = await this.work({ kind: 'page', request });
    if (isOfEmbed(rendering)) throw new Error('The renderer took a page for an embed');
    return rendering;
  }

  /** Like `render`, for an embed of another site. */
  async renderEmbed(request: EmbedRequest): Promise<EmbedRendering> {
    const rendering = await this.work({ kind: 'embed', request });
    if (!isOfEmbed(rendering)) throw new Error('The renderer took an embed for a page');
    return rendering;
  }

  private async work(work: Work): Promise<Rendering | EmbedRendering> {
    if (this.isStopped) throw new Error('The renderer is stopped');
    this.count += 1;
    const id = this.count;
    this.worker ??= this.start();
    const { worker } = this;
    const inContext = AsyncLocalStorage.snapshot();
    const rendering = new Promise<Rendering | EmbedRendering>((resolve, reject) => {
      // The thread's requests arrive outside of the context of the rendered page's request.
      this.running.set(id, { worker, resolve, reject, read: (address) => inContext(() => this.read(address)) });
      this.send(worker, { kind: 'render', id, work });
    });
    let { heard } = this;
    // A thread that is still starting, or waiting for a response, sends no message either.
    const watch = setInterval(() => {
      if (this.isReady && this.reads === 0 && heard === this.heard) this.abandon(worker);
      heard = this.heard;
    }, longestSilenceMs).unref();
    try {
      return await rendering;
    } finally {
      clearInterval(watch);
      this.running.delete(id);
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.worker?.terminate();
  }

  private start(): Worker {
    const workerData: ThreadData = { entry: this.entry };
    const worker = new Worker(thread, { workerData, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    worker.unref();
    worker.on('message', (message: FromThread) => void this.receive(worker, message));
    worker.on('error', (error) => this.end(worker, error));
    worker.on('exit', () => this.end(worker, new Error('The renderer has ended')));
    return worker;
  }

  private abandon(worker: Worker): void {
    this.end(worker, new Error('The renderer was stuck in a page'));
    void worker.terminate();
  }

  private end(worker: Worker, error: Error): void {
    if (this.worker === worker) {
      this.worker = null;
      this.isReady = false;
    }
    for (const render of this.running.values()) if (render.worker === worker) render.reject(error);
  }

  private async receive(worker: Worker, message: FromThread): Promise<void> {
    this.heard += 1;
    if (message.kind === 'ready') {
      this.isReady = true;
      return;
    }
    const render = this.running.get(message.id);
    if (message.kind === 'read') {
      this.reads += 1;
      const response = await render?.read(message.address).catch((error: unknown) => {
        render.failure = error;
      });
      this.reads -= 1;
      // From here on the silence timeout starts again.
      this.heard += 1;
      this.send(worker, { kind: 'response', readId: message.readId, response: response ?? null });
    } else if (message.kind === 'rendered') render?.resolve(message.rendering);
    else render?.reject(render.failure ?? new Error(message.reason));
  }

  private send(worker: Worker, message: ToThread): void {
    worker.postMessage(message);
  }
}

function isOfEmbed(rendering: Rendering | EmbedRendering): rendering is EmbedRendering {
  return 'version' in rendering;
}
