import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { anEventList } from '../../testing/anEvent.ts';
import { requestedUrls, servePortal } from '../../testing/portalServer.ts';
import { aRider, type RiderEndpoint, riderPath } from '../../testing/riderEndpoints.ts';
import { createCall, type GetPath } from './client.ts';
import { useRead } from './useRead.ts';
import { createUseWrite } from './useWrite.ts';

const list = '/api/race/events';
const server = servePortal(
  http.get(`*${list}`, () => HttpResponse.json(anEventList([]))),
  http.put('*/api/riders/:id', () => HttpResponse.json(aRider)),
);
const useWrite = createUseWrite(createCall<RiderEndpoint>());
const request = { params: { id: 7 }, body: { name: 'Тимур' } };
const refusal = { code: 'request_invalid', message: 'Имя не подходит.' };

/** A screen that shows a list and writes. */
function openScreen(changes: GetPath[] = []) {
  const fresh = { provider: () => new Map(), dedupingInterval: 0 };
  const wrapper = ({ children }: { children: ReactNode }) => <SWRConfig value={fresh}>{children}</SWRConfig>;
  return renderHook(
    () => ({
      list: useRead(list, { query: { started: true } }),
      ...useWrite('PUT', riderPath, { changes }),
    }),
    { wrapper },
  ).result;
}

describe('useWrite', () => {
  it('resolves to what came back', async () => {
    const result = openScreen();

    const written = await act(() => result.current.write(request));

    expect(written).toEqual({ response: aRider });
    expect(result.current.error).toBeUndefined();
  });

  it('never rejects: a refusal is in error with the sentence of the server, until the next one is sent', async () => {
    server.use(http.put('*/api/riders/:id', () => HttpResponse.json(refusal, { status: 400 }), { once: true }));
    const result = openScreen();

    expect(await act(() => result.current.write(request))).toBeUndefined();
    expect(result.current.error).toMatchObject({ ...refusal, status: 400 });

    await act(() => result.current.write(request));
    expect(result.current.error).toBeUndefined();
  });

  it('is writing while the answer is on its way', async () => {
    let respond: (response: Response) => void = () => undefined;
    server.use(http.put('*/api/riders/:id', () => new Promise<Response>((resolve) => (respond = resolve))));
    const result = openScreen();
    act(() => void result.current.write(request));
    await waitFor(() => expect(result.current.isWriting).toBe(true));
    respond(Response.json(aRider));

    await waitFor(() => expect(result.current.isWriting).toBe(false));
  });

  it.each<{ what: string; changes: GetPath[]; reads: number }>([
    { what: 'reads again what it changes', changes: [list], reads: 2 },
    { what: 'leaves other reads alone', changes: ['/api/race/events/{id}', '/api/race/results/{id}'], reads: 0 },
  ])('$what', async ({ changes, reads }) => {
    const result = openScreen(changes);
    await waitFor(() => expect(result.current.list.data).toBeDefined());
    const asked = requestedUrls(server);

    // A read after the first write starts before the response to the second one.
    await act(() => result.current.write(request));
    await act(() => result.current.write(request));

    await waitFor(() => expect(asked.filter(({ pathname }) => pathname === list)).toHaveLength(reads));
  });

  it('reads nothing again after a refusal', async () => {
    server.use(http.put('*/api/riders/:id', () => HttpResponse.json(refusal, { status: 400 })));
    const result = openScreen([list]);
    await waitFor(() => expect(result.current.list.data).toBeDefined());
    const asked = requestedUrls(server);

    await act(() => result.current.write(request));
    await act(() => result.current.write(request));

    expect(asked.filter(({ pathname }) => pathname === list)).toHaveLength(0);
  });
});
