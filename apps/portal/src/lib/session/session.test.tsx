import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSessionStart } from '../../app/shell/account/useSessionStart.ts';
import { anEventList } from '../../testing/anEvent.ts';
import { aUser, markSession } from '../../testing/aSession.ts';
import { requestsTo, servePortal } from '../../testing/portalServer.ts';
import { startSession } from '../access/startSession.ts';
import { call } from '../api/client.ts';
import { ApiError } from '../http/ApiError.ts';
import { readAccessToken, writeAccessToken } from './accessToken.ts';
import { currentSession, forgetSession } from './sessionStore.ts';

const refreshPath = '/api/auth/refresh';
const checkPath = '/api/auth/check';
const refused = () => HttpResponse.json({ code: 'unauthorized', message: 'Войдите и повторите.' }, { status: 401 });
const user = aUser();
let good = 'a-token';
let count = 0;

/** API mock that checks tokens: one is valid at a time, and a refresh issues the next. */
const server = servePortal(
  http.get(`*${checkPath}`, ({ request }) =>
    request.headers.get('authorization') === `Bearer ${good}` ? HttpResponse.json({ user }) : refused(),
  ),
  http.post(`*${refreshPath}`, async () => {
    await delay(20);
    good = `token-${++count}`;
    return HttpResponse.json({ success: true, accessToken: good, user });
  }),
  http.get('*/api/race/events', () => HttpResponse.json(anEventList([]))),
);
function spend(): void {
  good = 'another';
}

beforeEach(() => {
  good = 'a-token';
  markSession(true);
  return () => {
    markSession(false);
    forgetSession();
  };
});

describe('a session', () => {
  it('is a guest’s without the mark of an earlier sign-in, and sends nothing', async () => {
    markSession(false);
    const sent = requestsTo(server, '/api/auth/');

    await startSession();

    expect(currentSession()).toMatchObject({ status: 'resolved', user: null, error: null });
    expect(sent).toEqual([]);
  });

  it('is restored without a refresh if the token is valid', async () => {
    const sent = requestsTo(server, refreshPath);

    await startSession();

    expect(currentSession()).toMatchObject({ status: 'resolved', user });
    expect(sent).toEqual([]);
  });

  it('is restored without a token by a refresh that repeats the cookie in a header', async () => {
    writeAccessToken(null);
    const sent = requestsTo(server, refreshPath);

    await startSession();

    expect(currentSession().user).toEqual(user);
    expect(readAccessToken()).toBe(good);
    expect(sent.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['mark']);
  });

  it('becomes a guest’s once the server has ended it', async () => {
    spend();
    server.use(http.post(`*${refreshPath}`, () => HttpResponse.json({ success: false, message: 'Вы не вошли.' })));

    await startSession();

    expect(currentSession()).toMatchObject({ status: 'resolved', user: null, error: null });
    expect(readAccessToken()).toBeNull();
  });

  it('stays unknown instead of ending while the server cannot be reached', async () => {
    spend();
    server.use(http.post(`*${refreshPath}`, () => HttpResponse.error()));

    await startSession();

    expect(currentSession()).toMatchObject({ status: 'resolved', user: null });
    expect(currentSession().error).toBeInstanceOf(ApiError);
    expect(readAccessToken()).toBe('a-token');
  });
});

describe('an expired token', () => {
  it('is refreshed once for any number of calls, each repeated once', async () => {
    spend();
    const refreshes = requestsTo(server, refreshPath);
    const checks = requestsTo(server, checkPath);

    const found = await Promise.all(Array.from({ length: 5 }, () => call('GET', checkPath)));

    expect(found).toEqual(Array.from({ length: 5 }, () => ({ user })));
    expect(refreshes).toHaveLength(1);
    expect(checks).toHaveLength(10);
  });

  it('is not refreshed again for a late 401', async () => {
    const refreshes = requestsTo(server, refreshPath);
    server.use(
      http.get(
        `*${checkPath}`,
        async () => {
          spend();
          await call('GET', checkPath);
          return refused();
        },
        { once: true },
      ),
    );

    await expect(call('GET', checkPath)).resolves.toEqual({ user });

    expect(refreshes).toHaveLength(1);
  });

  it('is not refreshed if another tab was faster', async () => {
    const refreshes = requestsTo(server, refreshPath);
    server.use(
      http.get(
        `*${checkPath}`,
        () => {
          good = 'of-another-tab';
          writeAccessToken(good);
          return refused();
        },
        { once: true },
      ),
    );

    await expect(call('GET', checkPath)).resolves.toEqual({ user });

    expect(refreshes).toEqual([]);
  });

  it('is refreshed by one tab at a time', async () => {
    const request = vi.fn<(name: string, work: () => Promise<boolean>) => Promise<boolean>>((_, work) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    spend();

    await call('GET', checkPath);
    vi.unstubAllGlobals();

    expect(request).toHaveBeenCalledExactlyOnceWith('otryv-refresh', expect.any(Function));
  });

  it('rejects after one repeated call', async () => {
    server.use(http.get(`*${checkPath}`, refused));
    const checks = requestsTo(server, checkPath);

    await expect(call('GET', checkPath)).rejects.toMatchObject({ status: 401, code: 'unauthorized' });

    expect(checks).toHaveLength(2);
  });
});

describe('a call', () => {
  it('carries no token if public, and a 401 does not end the session', async () => {
    server.use(http.post('*/api/auth/authorization', refused));
    const refreshes = requestsTo(server, refreshPath);
    const sent = requestsTo(server, '/api/');

    await call('GET', '/api/race/events');
    const signIn = call('POST', '/api/auth/authorization', { body: { login: 'lev', password: 'не тот' } });

    await expect(signIn).rejects.toMatchObject({ status: 401 });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
    expect(refreshes).toEqual([]);
  });
});

describe('the tabs of a browser', () => {
  const changeToken = (newValue: string | null) => {
    writeAccessToken(newValue);
    const key = 'otryv_access_token';
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(newValue) })));
  };

  it('sign out together', async () => {
    renderHook(() => useSessionStart());
    await waitFor(() => expect(currentSession().user).toEqual(user));

    writeAccessToken(null);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'otryv_access_token', newValue: null })));

    expect(currentSession()).toMatchObject({ status: 'resolved', user: null });
  });

  it('sign in together', async () => {
    markSession(false);
    renderHook(() => useSessionStart());
    await waitFor(() => expect(currentSession()).toMatchObject({ status: 'resolved', user: null }));

    markSession(true);
    changeToken('a-token');

    await waitFor(() => expect(currentSession().user).toEqual(user));
  });
});
