import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anEventList } from '../../testing/anEvent.ts';
import { servePortal } from '../../testing/portalServer.ts';
import { neverRespond } from '../../testing/respondWith.ts';
import { useRead } from './useRead.ts';

const path = '/api/race/events';
const server = servePortal();
const quick = { provider: () => new Map(), dedupingInterval: 0, errorRetryInterval: 1 };
const wrapper = ({ children }: { children: ReactNode }) => <SWRConfig value={quick}>{children}</SWRConfig>;

/** Reads the list from a server that fails the given number of times, then responds; counts its requests. */
function reading(failure: () => Response, times: number) {
  const asked = { times: 0 };
  server.use(
    http.get(`*${path}`, () => {
      asked.times += 1;
      return asked.times <= times ? failure() : HttpResponse.json(anEventList([]));
    }),
  );
  return { asked, result: renderHook(() => useRead(path, {}), { wrapper }).result };
}

describe('useRead', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    { what: 'a broken connection', failure: () => HttpResponse.error() },
    { what: 'a fault of the server', failure: () => new HttpResponse(null, { status: 500 }) },
    { what: 'a server that is away', failure: () => new HttpResponse(null, { status: 503 }) },
  ])('retries after $what, and shows the new response', async ({ failure }) => {
    const { asked, result } = reading(failure, 2);

    await waitFor(() => expect(result.current.data).toEqual(anEventList([])));

    expect(asked.times).toBe(3);
    expect(result.current.error).toBeUndefined();
  });

  it.each([400, 404, 499])('does not retry after a %d', async (status) => {
    const { asked, result } = reading(() => new HttpResponse(null, { status }), 1);

    await waitFor(() => expect(result.current.error?.status).toBe(status));
    // biome-ignore lint/plugin: A retry of this client would have come by then, a thousand times over.
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(asked.times).toBe(1);
    expect(result.current.data).toBeUndefined();
  });

  it("retries on the reader's request", async () => {
    const { asked, result } = reading(() => new HttpResponse(null, { status: 499 }), 1);
    await waitFor(() => expect(result.current.error).toBeDefined());

    result.current.retry?.();

    await waitFor(() => expect(result.current.data).toEqual(anEventList([])));
    expect(asked.times).toBe(2);
  });

  it('waits another 10 s after each retry before it reports a timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(neverRespond(path));
    const { result } = renderHook(() => useRead(path, {}), { wrapper });
    const after = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return result.current.error?.code;
    };
    const found: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (attempt > 0) act(() => result.current.retry?.());
      found.push(await after(9_999), await after(1));
    }

    expect(found).toEqual([1, 2, 3].flatMap(() => [undefined, 'network']));
  });

  it.each([400, 403, 404])('offers no retry after a permanent %d', async (status) => {
    const { result } = reading(() => new HttpResponse(null, { status }), 1);

    await waitFor(() => expect(result.current.error?.status).toBe(status));

    expect(result.current.retry).toBeUndefined();
  });
});
