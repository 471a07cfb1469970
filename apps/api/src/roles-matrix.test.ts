import { isDeepStrictEqual } from 'node:util';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { contract, type Endpoint, type Identity, type KeyHolder } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiKeys } from './kernel/access/api-keys.ts';
import { Identities } from './kernel/access/identities.ts';
import { runTask } from './tasks/run-task.ts';
import { matrix, type RoleName, roles } from './testing/roles-matrix.ts';
import { startRaceWorld } from './testing/start-race-world.ts';
import { addAccount, aPassword, TestBrowser } from './testing/test-browser.ts';

const base = { sessionId: '5'.repeat(24), role: 'user' as const, clubs: [], organizerId: null, team: null };
const organizerId = '6'.repeat(24);
const site = 'https://club.example';
const keys = {
  publishableKey: { key: `otryv_pk_${'p'.repeat(43)}`, kind: 'publishable', origins: [site] },
  secretKey: { key: `otryv_sk_${'s'.repeat(43)}`, kind: 'secret', origins: [] },
} as const;
const people = {
  guest: null,
  user: { ...base, userId: '1'.repeat(24) },
  clubModerator: { ...base, userId: '2'.repeat(24), clubs: ['club'] },
  organizer: { ...base, userId: '3'.repeat(24), organizerId },
  teamCreator: { ...base, userId: '4'.repeat(24), team: { id: '7'.repeat(24), isCreator: true } },
  viceCaptain: {
    ...base,
    userId: 'a'.repeat(24),
    team: { id: '7'.repeat(24), isCreator: false, isViceCaptain: true as const },
  },
  moderator: { ...base, userId: '8'.repeat(24), role: 'moderator' as const },
  admin: { ...base, userId: '9'.repeat(24), role: 'admin' as const },
} satisfies Record<Exclude<RoleName, keyof typeof keys>, Identity | null>;

/** Returns the headers that prove the role of a request. */
function proofOf(role: RoleName): Record<string, string> {
  if (role === 'guest') return {};
  if (role === 'publishableKey') return { 'otryv-key': keys.publishableKey.key, origin: site };
  if (role === 'secretKey') return { 'otryv-key': keys.secretKey.key };
  return { authorization: `Bearer ${role}` };
}

const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('roles × endpoints (R12)', () => {
  let app: NestFastifyApplication;
  let world: Awaited<ReturnType<typeof startRaceWorld>>;
  beforeAll(async () => {
    world = await startRaceWorld();
    app = world.app;
  });
  afterAll(() => world.close());

  it('has a row for every endpoint of the contract, and no other', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(endpoints.map(nameOf).toSorted());
  });

  describe("with each role's permissions", () => {
    beforeAll(() => {
      const known: Record<string, Identity | null> = people;
      vi.spyOn(app.get(Identities), 'findByToken').mockImplementation((token) => Promise.resolve(known[token] ?? null));
      const holders: KeyHolder[] = Object.values(keys).map(({ key, ...rest }) => ({
        keyId: key,
        organizerId,
        ...rest,
      }));
      vi.spyOn(app.get(ApiKeys), 'findHolderOf').mockImplementation((given) =>
        Promise.resolve(holders.find(({ keyId }) => keyId === given) ?? null),
      );
    });
    afterAll(() => vi.restoreAllMocks());

    it.each(Object.entries(contract))(
      '%s: each call admits the roles of its row, and no forged token',
      async (_, domain) => {
        const failures: unknown[] = [];
        for (const endpoint of Object.values<Endpoint>(domain)) {
          const name = nameOf(endpoint);
          const answered: number[] = [];
          for (const role of roles) answered.push(await call(endpoint, proofOf(role)));
          const found = {
            admitted: answered.map((status) => (status === 200 ? '+' : '-')).join(''),
            guest: answered[0],
            forged: await call(endpoint, { authorization: 'Bearer forged' }),
          };
          const expected = {
            admitted: matrix[name],
            guest: matrix[name]?.startsWith('+') ? 200 : 401,
            forged: endpoint.access === 'public' ? 200 : 401,
          };
          if (!isDeepStrictEqual(found, expected)) failures.push({ name, found, expected });
        }

        expect(failures).toEqual([]);
      },
    );

    async function call({ method, path }: Endpoint, proof: Record<string, string>): Promise<number> {
      const { statusCode, body } = await app.inject({
        method,
        url: path.replace(/\{\w+\}/g, '0'),
        headers: { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a', ...proof },
      });
      if (statusCode === 401 && /"(unauthorized|key_needed|key_unknown)"/.test(body)) return 401;
      // Limits would hide the status of an admitted call.
      expect(body).not.toContain('"too_many_requests"');
      return statusCode === 403 ? 403 : 200;
    }
  });

  describe("on others' objects", () => {
    const [owner, other] = ['owns-things', 'wants-things'];
    let own: TestBrowser;
    let foreign: TestBrowser;
    beforeAll(async () => {
      [own, foreign] = [await signedIn(owner), await signedIn(other)];
      for (const [one, zwiftId] of [
        [own, 1_000_090],
        [foreign, 1_000_091],
      ] as const)
        await one.send('PUT', '/api/race/profile/zwiftid', { zwiftId, isAdditional: false });
    });
    const signedIn = async (username: string) => {
      await addAccount(app, username);
      const one = new TestBrowser(app);
      await one.signIn(username, aPassword);
      return one;
    };
    const settings = (one: TestBrowser, zwiftId: number) => one.send('GET', `/api/race/profile/settings/${zwiftId}`);

    it('shows settings only to their owner (14.3, row 6)', async () => {
      expect((await settings(own, 1_000_090)).json().data.username).toBe(owner);
      expect((await settings(own, 0)).json().data.username).toBe(owner);
      const refused = await settings(foreign, 1_000_090);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    });

    it('hides the settings of others from moderators and administrators', async () => {
      for (const role of ['moderator', 'admin'] as const) {
        await setRole(other, role);
        expect((await settings(foreign, 1_000_090)).statusCode).toBe(403);
      }
      await setRole(other, 'user');
    });

    it('ends no session and unlinks no id of another user', async () => {
      const [session] = (await own.send('GET', '/api/auth/sessions')).json().data;

      expect((await foreign.send('DELETE', `/api/auth/sessions/${session._id}`)).statusCode).toBe(404);
      expect((await foreign.send('DELETE', '/api/race/profile/zwiftid', { zwiftId: 1_000_090 })).statusCode).toBe(404);
      const proof = { zwiftId: 1_000_090 };
      expect((await foreign.send('POST', '/api/race/profile/zwiftid/proof', proof)).statusCode).toBe(404);
      expect((await settings(own, 1_000_090)).statusCode).toBe(200);
    });
  });

  async function setRole(username: string, role: 'user' | 'moderator' | 'admin') {
    expect(await runTask(app, ['user', 'role', username, role], () => undefined)).toBe(0);
  }
});
