import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { setPreferences } from '../../../lib/preferences/preferences.ts';
import { closeSession, forgetSession, openSession } from '../../../lib/session/sessionStore.ts';
import { aUser } from '../../../testing/aSession.ts';
import { servePortal } from '../../../testing/portalServer.ts';
import { usePreferenceSync } from './usePreferenceSync.ts';

const path = '*/api/race/profile/preferences';
const sent: (string | null)[] = [];
const server = servePortal(
  http.get(path, () => HttpResponse.json({ data: {} })),
  http.put(path, ({ request }) => {
    sent.push(request.headers.get('authorization'));
    return HttpResponse.json({ data: {} });
  }),
);

afterEach(() => {
  vi.useRealTimers();
  forgetSession();
  setPreferences({ theme: undefined });
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

  expect({ kept, afterwards, sent }).toEqual({ kept: ['Bearer one'], afterwards: kept, sent: kept });
});
