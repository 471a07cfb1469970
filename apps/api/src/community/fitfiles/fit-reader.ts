import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import PQueue from 'p-queue';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { FitReading } from './fit-ride.ts';

const timeoutMs = 10_000;
const mostWaiting = 20;
const memoryMb = 192;
// Compiled files have another extension, which the compiler does not see here.
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const script = new URL(`./fit-worker.${extension}`, import.meta.url);

/** Reads FIT files in a thread with time and memory limits, one at a time. */
@Injectable()
export class FitReader implements OnModuleDestroy {
  private readonly queue = new PQueue({ concurrency: 1 });
  private worker: Worker | null = null;

  async onModuleDestroy(): Promise<void> {
    await this.end();
  }

  /** Reads a file; one that exceeds the limits is rejected as unreadable. Throws `overloaded`. */
  read(bytes: Uint8Array): Promise<FitReading> {
    if (this.queue.size >= mostWaiting) throw new DomainError('overloaded');
    return this.queue.add(() => this.readOne(bytes));
  }

  private async readOne(bytes: Uint8Array): Promise<FitReading> {
    const worker = this.worker ?? this.start();
    this.worker = worker;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      worker.postMessage(bytes);
      return await answerOf(worker, signal);
    } catch {
      await this.end();
      return { error: 'fit_unreadable' };
    }
  }

  private start(): Worker {
    const worker = new Worker(script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    worker.unref();
    return worker;
  }

  private async end(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }
}

/** Rejects when the worker fails, ends or takes too long. */
async function answerOf(worker: Worker, timeout: AbortSignal): Promise<FitReading> {
  const done = new AbortController();
  const signal = AbortSignal.any([timeout, done.signal]);
  try {
    const ended = once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The worker ended.')));
    const [reading] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return reading;
  } finally {
    done.abort();
  }
}
