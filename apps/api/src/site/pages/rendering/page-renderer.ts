import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ReadForPage, Rendering, RenderRequest } from '@otryv/contract/rendering';
import type { FromThread, ThreadData, ToThread } from './renderer-messages.ts';

/** A reader gets the shell rather than wait longer. */
export const longestRenderMs = 1_000;
const memoryMb = 256;
// The extension of this file: `.ts` in the sources, `.js` in the build.
const thread = new URL(import.meta.url.replace(/page-renderer\.(\w+)$/, 'renderer-thread.$1'));

interface Render {
  worker: Worker;
  /** Why a read of it failed. */
  failure?: unknown;
  resolve: (rendering: Rendering) => void;
  reject: (error: unknown) => void;
  read: ReadForPage;
}

/** Renders pages with the portal's server build in a thread, which is started anew when it ends. */
export class PageRenderer {
  private readonly entry: string;
  private readonly read: ReadForPage;
  private readonly running = new Map<number, Render>();
  private worker: Worker | null;
  private count = 0;
  /** Whether the thread has loaded the portal. */
  private isReady = false;
  private isStopped = false;
  /** Messages of the thread so far. */
  private heard = 0;

  /** @param entry - The path of the portal's server build. */
  constructor(entry: string, read: ReadForPage) {
    this.entry = entry;
    this.read = read;
    // The first reader does not wait for its start.
    this.worker = this.start();
  }

  /** Rejects when the page cannot be rendered, or takes longer than 1 s; a thread that is stuck in it is terminated. */
  async render(request: RenderRequest): Promise<Rendering> {
    if (this.isStopped) throw new Error('The renderer is stopped');
    this.count += 1;
    const id = this.count;
    this.worker ??= this.start();
    const { worker } = this;
    const inContext = AsyncLocalStorage.snapshot();
    const rendering = new Promise<Rendering>((resolve, reject) => {
      // The thread asks from outside the request that the page is rendered for.
      this.running.set(id, { worker, resolve, reject, read: (address) => inContext(() => this.read(address)) });
      this.send(worker, { kind: 'render', id, request });
    });
    const { heard } = this;
    const done = new AbortController();
    const late = wait(longestRenderMs, null, { signal: done.signal, ref: false }).then(() => {
      // A thread that has started and sends no message is stuck in a page.
      if (this.isReady && heard === this.heard) this.abandon(worker);
      throw new Error(`A page was not rendered in ${longestRenderMs} ms`);
    });
    try {
      return await Promise.race([rendering, late]);
    } finally {
      done.abort();
      late.catch(() => undefined);
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
      const response = await render?.read(message.address).catch((error: unknown) => {
        render.failure = error;
      });
      this.send(worker, { kind: 'response', readId: message.readId, response: response ?? null });
    } else if (message.kind === 'rendered') render?.resolve(message.rendering);
    else render?.reject(render.failure ?? new Error(message.reason));
  }

  private send(worker: Worker, message: ToThread): void {
    worker.postMessage(message);
  }
}
