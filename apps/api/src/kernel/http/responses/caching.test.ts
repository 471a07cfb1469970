import { ACCESS_LEVELS, contract, type Endpoint } from '@otryv/contract';
import { expect, it } from 'vitest';
import { cachingOf } from './caching.ts';

it('allows shared caches only reads open to guests, and browsers no read that needs an account', () => {
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

it('allows no caching of a read opened by a secret', () => {
  const opened = Object.values(contract)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .filter(({ path }) => /\{(token|provider)\}|\/callback\//.test(path))
    .filter((endpoint) => cachingOf(endpoint, false)['cache-control'] !== 'private, no-store');

  expect(opened.map(({ path }) => path)).toEqual([]);
});
