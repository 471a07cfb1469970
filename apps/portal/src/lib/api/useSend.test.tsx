import { changedReads } from '@otryv/contract/changedReads';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { servePortal } from '../../testing/portalServer.ts';
import { useSend } from './useSend.ts';

servePortal(http.all('*/api/*', () => HttpResponse.json({})));
const writes = Object.entries(changedReads);
const reads = [...new Set(writes.flatMap(([, changed]) => changed))];

it('asks again for exactly the reads that each write changes', async () => {
  const asked: string[] = [];
  const fetcher = async (url: string) => void asked.push(url);
  const config = { provider: () => new Map(), dedupingInterval: 0, fetcher };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={config}>
      {reads.map((path) => (
        <Read key={path} path={path} />
      ))}
      {children}
    </SWRConfig>
  );
  const { result, rerender } = renderHook(({ write }) => useAnySend(write), {
    wrapper,
    initialProps: { write: 'POST /api/visits' },
  });
  await waitFor(() => expect(asked).toHaveLength(reads.length));

  const wrong: object[] = [];
  for (const [write, changed] of writes) {
    asked.length = 0;
    rerender({ write });
    await act(() => result.current.send({}));
    const again = [...new Set(asked)].toSorted();
    const expected = [...new Set(changed)].map(urlOfRead).toSorted();
    if (again.join() !== expected.join()) wrong.push({ write, again, expected });
  }

  expect(wrong).toEqual([]);
});

function Read({ path }: { path: string }) {
  useSWR(urlOfRead(path));
  return null;
}

/** The hook for a write whose types are not known here. */
function useAnySend(write: string): { send: (request: object) => Promise<unknown> } {
  return Reflect.apply(useSend, undefined, write.split(' '));
}

const urlOfRead = (path: string) => path.replace(/\{\w+\}/g, '7');
