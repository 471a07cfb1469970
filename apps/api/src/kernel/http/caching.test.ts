import { ACCESS_LEVELS, contract, type Endpoint } from '@otryv/contract';
import { expect, it } from 'vitest';
import { cachingOf } from './caching.ts';

it('lets shared caches keep only reads that are open to guests, and a browser no read that needs an account', () => {
  const path = '/api/riders';
  const found = ACCESS_LEVELS.map((access) => [
    access,
    ...[false, true].map((isSignedIn) => cachingOf({ method: 'GET', access, path }, isSignedIn)['cache-control']),
    ...(['POST', 'PUT', 'PATCH', 'DELETE'] as const).map(
      (method) => cachingOf({ method, access, path }, false)['cache-control'],
    ),
  ]);
  const kept = 'private, no-store';

  expect(found).toEqual([
    ['public', 'no-cache', 'no-cache', kept, kept, kept, kept],
    ['optional', 'no-cache', 'private, no-cache', kept, kept, kept, kept],
    ...ACCESS_LEVELS.slice(2).map((access) => [access, kept, kept, kept, kept, kept, kept]),
  ]);
});

it('lets nobody keep a read that a secret opens', () => {
  const opened = Object.values(contract)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .filter(({ path }) => /\{(token|provider)\}|\/callback\//.test(path))
    .filter((endpoint) => cachingOf(endpoint, false)['cache-control'] !== 'private, no-store');

  expect(opened.map(({ path }) => path)).toEqual([]);
});
