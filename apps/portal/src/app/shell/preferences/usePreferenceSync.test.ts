import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { currentPreferences, setPreferences } from '../../../lib/preferences/preferences.ts';
import { closeSession, forgetSession, openSession } from '../../../lib/session/sessionStore.ts';
import { aUser } from '../../../testing/aSession.ts';
import { servePortal } from '../../../testing/portalServer.ts';
import { usePreferenceSync } from './usePreferenceSync.ts';

const path = '*/api/race/profile/preferences';
const sent: { by: string | null; body: unknown }[] = [];
const server = servePortal(
  http.get(path, () => HttpResponse.json({ data: {} })),
  http.put(path, async ({ request }) => {
    sent.push({ by: request.headers.get('authorization'), body: await request.json() });
    return HttpResponse.json({ data: {} });
  }),
);

afterEach(() => {
  vi.useRealTimers();
  forgetSession();
  setPreferences({ theme: undefined, pageSize: undefined });
  sent.length = 0;
});

it('saves changed preferences to the account, and drops pending ones when its user signs out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const settle = () => act(() => vi.advanceTimersByTimeAsync(2_000));
  renderHook(usePreferenceSync);
  act(() => openSession({ user: aUser(), accessToken: 'one' }));
  await settle();
  act(() => setPreferences({ theme: 'dark' }));
  await settle();
  const kept = [...sent];

  act(() => setPreferences({ theme: 'light' }));
  act(() => closeSession());
  await settle();
  const afterwards = [...sent];
  server.use(http.get(path, () => HttpResponse.json({ data: { theme: '"dark"' } })));
  act(() => openSession({ user: aUser({ id: 'f'.repeat(24) }), accessToken: 'other' }));
  await settle();

  const saved = [{ by: 'Bearer one', body: { preferences: { theme: '"dark"' } } }];
  expect({ kept, afterwards, sent }).toEqual({ kept: saved, afterwards: saved, sent: saved });
});

it("saves a guest's choices to the account that signs in, but not what another account has left", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const settle = () => act(() => vi.advanceTimersByTimeAsync(2_000));
  setPreferences({ pageSize: 25 });
  renderHook(usePreferenceSync);
  act(() => openSession({ user: aUser(), accessToken: 'one' }));
  await settle();
  act(() => closeSession());
  await settle();

  act(() => openSession({ user: aUser({ id: 'f'.repeat(24) }), accessToken: 'other' }));
  await settle();

  expect(sent).toEqual([{ by: 'Bearer one', body: { preferences: { pageSize: '25' } } }]);
  expect(currentPreferences().pageSize).toBeUndefined();
});
