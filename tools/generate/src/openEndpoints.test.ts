import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Access, contract, type Endpoint } from '@otryv/contract';
import { describe, expect, it } from 'vitest';
import { openEndpointsFile, openEndpointsModule } from './openEndpoints.ts';

const repository = resolve(import.meta.dirname, '../../..');

describe('the open endpoints of the portal', () => {
  it('are those of the contract', async () => {
    const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));

    const written = await readFile(join(repository, openEndpointsFile), 'utf8');
    expect(written, `${openEndpointsFile} is not what the contract says: run npm run build:openapi`).toBe(
      openEndpointsModule(endpoints),
    );
  });

  it.each([
    { own: '/api/teams/own', open: '/api/teams/{urlSlug}', found: true },
    { own: '/api/teams/catch-up/{id}', open: '/api/teams/{urlSlug}/picture', found: true },
    // The public one has a word where the other has a parameter, so no address matches both.
    { own: '/api/teams/{id}', open: '/api/teams/top', found: false },
    { own: '/api/teams/own/members', open: '/api/teams/{urlSlug}', found: false },
    { own: '/api/clubs/own', open: '/api/teams/{urlSlug}', found: false },
  ])('include $own next to $open: $found', ({ own, open, found }) => {
    const read = (path: string, access: Access) => ({ method: 'GET', path: path as `/api/${string}`, access }) as const;
    const [, ownReads = ''] = openEndpointsModule([read(own, 'signedIn'), read(open, 'public')]).split('ownReads');

    expect(ownReads.includes(own)).toBe(found);
  });
});
