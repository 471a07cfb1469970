import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signedIn } from '../testing/signedIn.ts';

interface Profile {
  readonly id: number;
  readonly height: number;
  readonly weight: number;
  readonly countryAlpha3: string;
  readonly powerSourceModel: string;
  readonly competitionMetrics: { readonly racingScore: number; readonly category: string } | null;
}

const CLUB = '00000000-0000-4000-8000-000000000101';
let game: SignedIn;
beforeAll(async () => {
  game = await signedIn();
});
afterAll(() => game.simulator.close());

describe('profiles', () => {
  it('contain millimetres, grams, country, score and category', async () => {
    const { body } = await game.get<Profile>('profiles/1000003');

    expect(body.height).toBeGreaterThan(1400);
    expect(body.weight).toBeGreaterThan(40_000);
    expect(body.countryAlpha3).toMatch(/^[a-z]{3}$/);
    expect(body.competitionMetrics?.racingScore).toBeGreaterThan(0);
    expect(['A+', 'A', 'B', 'C', 'D']).toContain(body.competitionMetrics?.category);
  });

  it('show virtual power by its model and return 404 for unknown riders', async () => {
    expect((await game.get<Profile>('profiles/1000008')).body.powerSourceModel).toBe('zPower');
    expect((await game.get('profiles/999')).status).toBe(404);
  });

  it('are found by part of the name', async () => {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const { body } = await game.token({
      client_id: 'x',
      grant_type: 'password',
      username: 'a@b.example',
      password: 'pw',
    });
    const response = await fetch(`${game.simulator.apiUrl}search/profiles?start=0&limit=5`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${body.access_token}` },
      body: JSON.stringify({ query: 'крутогоров' }),
    });
    const rows: { lastName: string }[] = JSON.parse(await response.text());

    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ lastName }) => lastName.startsWith('Крутогоров'))).toBe(true);
  });
});

describe('clubs', () => {
  it('list the account as their moderator', async () => {
    const { body } = await game.get<{ name: string; membership: { securityLevel: string } }>(`clubs/club/${CLUB}`);

    expect(body.name).toBe('Клуб «Ось»');
    expect(body.membership.securityLevel).toBe('MODERATOR');
    expect((await game.get('clubs/club/none')).status).toBe(404);
  });

  it('are listed, and list their members in pages', async () => {
    const mine = await game.get<{ total: number; results: unknown[] }>('clubs/club/list/my-clubs?limit=2&start=0');
    const roster = await game.get<{ results: unknown[] }>(`clubs/club/${CLUB}/roster?limit=100&start=0`);
    const rest = await game.get<{ results: unknown[] }>(`clubs/club/${CLUB}/roster?limit=100&start=90`);

    expect(mine.body).toMatchObject({ total: 7 });
    expect(mine.body.results).toHaveLength(2);
    expect(roster.body.results.length - 90).toBeLessThanOrEqual(rest.body.results.length);
    expect(roster.body.results.length).toBeGreaterThan(50);
  });

  it('assign rights per account, and none to an account without any', async () => {
    const levelFor = async (username: string) => {
      const { body } = await game.token({ client_id: 'x', grant_type: 'password', username, password: 'pw' });
      const headers = { accept: 'application/json', authorization: `Bearer ${body.access_token}` };
      const response = await fetch(`${game.simulator.apiUrl}clubs/club/${CLUB}`, { headers });
      const club: { membership: { securityLevel: string } } = JSON.parse(await response.text());
      return club.membership.securityLevel;
    };

    expect(await levelFor('os@club.example')).toBe('MODERATOR');
    expect(await levelFor('krona@club.example')).toBe('MEMBER');
    expect(await levelFor('nobody@club.example')).toBe('MEMBER');
  });

  it('disappear after deletion', async () => {
    const youth = '00000000-0000-4000-8000-000000000106';
    expect((await game.get(`clubs/club/${youth}`)).status).toBe(200);

    await game.control('DELETE', `clubs/${youth}`);

    expect((await game.get(`clubs/club/${youth}`)).status).toBe(404);
  });
});

describe('an account', () => {
  it('loses its sessions when its password is changed', async () => {
    const grant = { client_id: 'x', grant_type: 'password', username: 'tseh@club.example' };
    const { body } = await game.token({ ...grant, password: 'pw' });

    await game.control('POST', 'accounts/tseh@club.example', { password: 'new' });

    const refresh = { client_id: 'x', grant_type: 'refresh_token', refresh_token: String(body.refresh_token) };
    expect((await game.token(refresh)).status).toBe(401);
    expect((await game.token({ ...grant, password: 'pw' })).status).toBe(401);
    expect((await game.token({ ...grant, password: 'new' })).status).toBe(200);
  });
});
