import { type Address, type AddressKey, addresses, addressKeys, fillPattern } from '@otryv/contract/addresses';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser } from './testing/aSession.ts';
import { servePortal } from './testing/portalServer.ts';
import { renderPortal, renderSignedIn } from './testing/renderPortal.tsx';
import { respondWith } from './testing/respondWith.ts';

const faults = {
  'an answer of a database that is down': () =>
    HttpResponse.json({ code: 'database_unavailable', message: 'База данных сейчас не отвечает.' }, { status: 503 }),
  'a page of a proxy instead of an answer': () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
  'garbage that says it is well': () => HttpResponse.text('}{', { status: 200 }),
  'an object of another shape': () => HttpResponse.json({}),
  'no connection': () => HttpResponse.error(),
} as const;

const words = /\p{L}{3}/u;
// Every page is open to an administrator with an organizer.
const everything = aUser({ role: 'admin', organizer: '65f0000000000000000000c1' });
const every: [AddressKey, Address][] = addressKeys.map((key) => [key, addresses[key]]);
const server = servePortal();

function addressOf({ pattern, params = {} }: Address): string {
  return fillPattern(pattern, Object.fromEntries(Object.entries(params).map(([name, { example }]) => [name, example])));
}

/** What there is to read once nothing waits any more. */
function settledText(): Promise<string> {
  return waitFor(
    () => {
      const main = document.querySelector('main') ?? document.body;
      expect(main.textContent).toMatch(words);
      expect(screen.queryAllByText('Загрузка...')).toEqual([]);
      expect(main.querySelectorAll('[data-shape], [aria-busy="true"]')).toHaveLength(0);
      return main.textContent;
    },
    { timeout: 10_000 },
  );
}

describe.each(Object.entries(faults))('%s', (_, respond) => {
  it.each(every)('leaves %s with words, and without a wait that has no end', async (_key, address) => {
    server.use(respondWith('/api/auth/check', { user: everything }), http.all('*/api/*', respond));
    renderSignedIn(addressOf(address));

    expect(await settledText()).toMatch(words);
  });
});

describe('a sign-in that cannot be renewed', () => {
  it.each(every.filter(([, { access }]) => access === 'public'))('leaves %s to read', async (_key, address) => {
    server.use(http.all('*/api/*', faults['an answer of a database that is down']));
    renderPortal(addressOf(address));

    expect(await settledText()).toMatch(words);
  });
});
