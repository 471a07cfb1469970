import { type Address, type AddressKey, addresses, addressKeys, fillPattern } from '@otryv/contract/addresses';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser } from './aSession.ts';
import { drawSample } from './drawSample.ts';
import { openPage } from './page.ts';
import { servePortal } from './portalServer.ts';
import { renderPortal, renderSignedIn } from './renderPortal.tsx';
import { respondWith } from './respondWith.ts';

const faults = {
  'an answer of a database that is down': () =>
    HttpResponse.json({ code: 'database_unavailable', message: 'База данных сейчас не отвечает.' }, { status: 503 }),
  'a page of a proxy instead of an answer': () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
  'garbage that says it is well': () => HttpResponse.text('}{', { status: 200 }),
  'an object of another shape': () => HttpResponse.json({}),
  'no connection': () => HttpResponse.error(),
} as const;

const text = /\p{L}{3}/u;
// Every page is open to an administrator with an organizer.
const everything = aUser({ role: 'admin', organizer: '65f0000000000000000000c1' });
const every: [AddressKey, Address][] = addressKeys.map((key) => [key, addresses[key]]);
const server = servePortal();

function addressOf({ pattern, params = {} }: Address): string {
  return fillPattern(pattern, Object.fromEntries(Object.entries(params).map(([name, { example }]) => [name, example])));
}

/** Waits until there is text and nothing is pending. */
async function settledText(): Promise<void> {
  await waitFor(
    () => {
      const main = document.querySelector('main') ?? document.body;
      expect(main.textContent).toMatch(text);
      expect(screen.queryAllByText('Загрузка...')).toEqual([]);
      expect(main.querySelectorAll('[data-shape], [aria-busy="true"]')).toHaveLength(0);
    },
    { timeout: 10_000 },
  );
}

const respondWithFault = (respond: () => Response) => {
  server.use(respondWith('/api/auth/check', { user: everything }), http.all('*/api/*', respond));
};
const signedIn = Object.entries(faults).map(([fault, respond]) => ({
  fault,
  open: (path: string) => {
    respondWithFault(respond);
    renderSignedIn(path);
  },
}));
const unrenewed = {
  fault: 'a sign-in that cannot be renewed',
  open: (path: string) => {
    server.use(http.all('*/api/*', faults['an answer of a database that is down']));
    renderPortal(path);
  },
};
const seed = Number(import.meta.env.CHECK_SEED);

/**
 * Returns every injected fault in the full run, else one of them, drawn by the seed; whether a sign-in can be renewed
 * applies to open pages only.
 */
function faultsFor({ access }: Address, place: number) {
  const drawn = import.meta.env.CHECK_FULL ? signedIn : drawSample(signedIn, seed, place);
  return access === 'public' ? [...drawn, unrenewed] : drawn;
}

describe(`injected faults, one per page by CHECK_SEED=${seed}`, () => {
  it.each(every)('leave %s with a message, and without endless loading', async (key, address) => {
    const problems: Record<string, string> = {};

    for (const { fault, open } of faultsFor(address, addressKeys.indexOf(key))) {
      open(addressOf(address));
      await settledText().catch((error: unknown) => {
        problems[fault] = String(error);
      });
      cleanup();
      server.resetHandlers();
      openPage();
    }

    expect(problems).toEqual({});
  });
});
