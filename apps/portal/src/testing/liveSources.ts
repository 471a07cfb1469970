import type { LiveEvent } from '@otryv/contract';
import { cleanup } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Stub of the server-sent event streams that a page holds open, which the tests' browser lacks. */
export class LiveSource {
  static open: LiveSource[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    LiveSource.open.push(this);
  }

  close(): void {
    LiveSource.open = LiveSource.open.filter((source) => source !== this);
  }

  static report(version: number): void {
    const event: LiveEvent = { type: 'PROTOCOL', version };
    for (const { onmessage } of LiveSource.open) onmessage?.({ data: JSON.stringify(event) });
  }
}

/**
 * Installs the stub for `beforeEach`, which runs the returned function after the test: leaving the page has closed its
 * streams.
 */
export function stubLiveSources(): () => void {
  LiveSource.open = [];
  vi.stubGlobal('EventSource', LiveSource);
  return () => {
    cleanup();
    expect(LiveSource.open).toEqual([]);
  };
}
