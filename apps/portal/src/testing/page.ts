import { settingCookies } from '@otryv/contract/cookies';
import { cleanup } from '@testing-library/react';
import { mutate } from 'swr';
import { afterAll, vi } from 'vitest';
import { forgetArrival } from '../features/race/results/seenResults.ts';
import { forgetFirstReads } from '../lib/firstView/pageState.ts';
import { forgetClock } from '../lib/http/clockSkew.ts';
import { closeAlert } from '../lib/notices/alerts.ts';
import { forgetLoading } from '../lib/notices/loading.ts';
import { reloadPreferences } from '../lib/preferences/preferences.ts';
import { forgetRenewal } from '../lib/session/renewAccessToken.ts';
import { forgetSession } from '../lib/session/sessionStore.ts';
import { setSiteData } from '../lib/site/siteData.ts';
import { markSession } from './aSession.ts';
import { markSetting } from './markSetting.ts';
import { forgetMessageServer } from './messageServer.ts';

const attributesOfPage = ['data-theme', 'data-session', 'lang', 'class', 'style'];

/** Resets the modules and the browser that the files of a worker share to those of a browser just opened. */
export function openPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  markSession(false);
  for (const name of Object.values(settingCookies)) markSetting(name, null);
  emptyStorage();
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  for (const name of attributesOfPage) document.documentElement.removeAttribute(name);
  void mutate(() => true, undefined, { revalidate: false });
  forgetClock();
  forgetFirstReads();
  forgetSession();
  forgetRenewal();
  forgetArrival();
  forgetLoading();
  setSiteData(null);
  forgetMessageServer();
  reloadPreferences();
  closeAlert();
}

/** Deletes what the tests of a page have stored in the browser, except cookies. */
export function emptyStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Stops timers at the end of a file: pending ones never fire. */
export function endTimersWithPage(): void {
  const { setTimeout, setInterval } = globalThis;
  const left = new Set<NodeJS.Timeout>();
  const kept = (timer: NodeJS.Timeout) => {
    left.add(timer);
    return timer;
  };
  Object.assign(globalThis, {
    setTimeout: Object.assign((...given: Parameters<typeof setTimeout>) => kept(setTimeout(...given)), setTimeout),
    setInterval: (...given: Parameters<typeof setInterval>) => kept(setInterval(...given)),
  });
  afterAll(() => {
    cleanup();
    vi.useRealTimers();
    Object.assign(globalThis, { setTimeout, setInterval });
    for (const timer of left) clearTimeout(timer);
  });
}

/** Wraps `fetch` and returns a function that restores it and drops pending responses. */
export function cutRequests(): () => void {
  const { fetch } = globalThis;
  const before = Object.getOwnPropertyDescriptor(globalThis, 'fetch') ?? {};
  let isOpen = true;
  const value: typeof fetch = (...given) =>
    new Promise((resolve, reject) => {
      fetch(...given).then(
        (response) => isOpen && resolve(response),
        (error: unknown) => isOpen && reject(error),
      );
    });
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value });
  return () => {
    isOpen = false;
    Object.defineProperty(globalThis, 'fetch', before);
  };
}
