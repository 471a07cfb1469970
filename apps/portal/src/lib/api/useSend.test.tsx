import { changedReads } from '@otryv/contract/changedReads';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { requestedUrls, servePortal } from '../../testing/portalServer.ts';
import { useAlert } from '../notices/alerts.ts';
import { type SendOptions, useSend } from './useSend.ts';

const server = servePortal(http.all('*/api/*', () => HttpResponse.json({})));
const path = '/api/race/profile/username';
const request = { body: { username: 'timur' } };
const saved = { message: 'Имя сохранено.' };
const error = { code: 'username_taken', message: 'Имя занято.' };
const answer = (body: object, status = 200) =>
  server.use(http.put(`*${path}`, () => HttpResponse.json(body, { status })));

/** Renders a screen that changes the name, with the alert that is shown. */
function openScreen(options?: SendOptions) {
  return renderHook(() => ({ ...useSend('PUT', path, options), alert: useAlert() }), {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  });
}

describe('useSend', () => {
  it('resolves to the response, and shows its message', async () => {
    answer(saved);
    const { result } = openScreen();

    expect(await act(() => result.current.send(request))).toEqual({ response: saved });
    expect(result.current.alert).toMatchObject({ tone: 'success', message: saved.message });
  });

  it('shows nothing if the screen shows the outcome itself', async () => {
    answer(saved);
    const { result } = openScreen({ isQuiet: true });

    await act(() => result.current.send(request));

    expect(result.current.alert).toBeNull();
  });

  it('shows the message of an error as an alert, or leaves it to a form', async () => {
    answer(error, 409);
    const { result } = openScreen();

    await act(() => expect(result.current.submit(request)).rejects.toMatchObject({ ...error, status: 409 }));
    expect(result.current.alert).toBeNull();

    expect(await act(() => result.current.send(request))).toBeUndefined();
    expect(result.current.alert).toMatchObject({ tone: 'error', message: error.message });
  });

  it('reports a pending request', async () => {
    let respond: (response: Response) => void = () => undefined;
    server.use(http.put(`*${path}`, () => new Promise<Response>((resolve) => (respond = resolve))));
    const { result } = openScreen();
    act(() => void result.current.send(request));
    await waitFor(() => expect(result.current.isSending).toBe(true));
    respond(Response.json(saved));

    await waitFor(() => expect(result.current.isSending).toBe(false));
  });

  it('keeps the outcome of each request, even if a later one has overtaken it', async () => {
    const answers: ((response: Response) => void)[] = [];
    server.use(http.put(`*${path}`, () => new Promise<Response>((resolve) => answers.push(resolve))));
    const asked: string[] = [];
    const fetcher = async (url: string) => void asked.push(url);
    const [changed = ''] = changedReads[`PUT ${path}`];
    const { result } = renderHook(() => ({ ...useSend('PUT', path), alert: useAlert(), read: useSWR(changed) }), {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, fetcher }}>{children}</SWRConfig>
      ),
    });
    let outcomes: Promise<unknown>[] = [];
    act(() => {
      outcomes = [1, 2, 3].map(() => result.current.send(request));
    });
    await waitFor(() => expect(answers).toHaveLength(3));
    const [first, second, third] = answers;
    await act(async () => {
      third?.(Response.json(saved));
      await outcomes[2];
    });
    asked.length = 0;
    await act(async () => {
      first?.(Response.json(error, { status: 409 }));
      await outcomes[0];
    });
    expect(result.current.alert).toMatchObject({ tone: 'error', message: error.message });
    await act(async () => {
      second?.(Response.json(saved));
      await outcomes[1];
    });

    expect(asked).toEqual([changed]);
    expect(await Promise.all(outcomes)).toEqual([undefined, { response: saved }, { response: saved }]);
  });

  it('keeps its functions stable, so that lists do not rerender', async () => {
    answer(saved);
    const { result } = openScreen();
    const { send, submit } = result.current;

    await act(() => send(request));

    expect(result.current).toMatchObject({ send, submit });
  });

  it('revalidates nothing after an error', async () => {
    answer(error, 409);
    const read = '/api/admin/users';
    const { result } = renderHook(() => ({ ...useSend('PUT', path), users: useSWR(read, fetch) }), {
      wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
    });
    await waitFor(() => expect(result.current.users.data).toBeDefined());
    const asked = requestedUrls(server);

    await act(() => result.current.send(request));
    await act(() => result.current.send(request));

    expect(asked.filter(({ pathname }) => pathname === read)).toEqual([]);
  });
});

const writes = Object.entries(changedReads);
const reads = [...new Set(writes.flatMap(([, changed]) => changed))];

it('revalidates exactly the reads that each write changes', async () => {
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

/** Returns the hook for a write whose types are unknown here. */
function useAnySend(write: string): { send: (request: object) => Promise<unknown> } {
  return Reflect.apply(useSend, undefined, write.split(' '));
}

const urlOfRead = (path: string) => path.replace(/\{\w+\}/g, '7');
