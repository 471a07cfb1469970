import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '../../kernel/database/session.ts';
import { Locks } from '../../kernel/locks/locks.ts';
import { fake } from '../../testing/fake.ts';
import { type StandIn, type StandInRequest, startStandIn, tokenResponse } from '../../testing/stand-in-game.ts';
import { testConfig } from '../../testing/test-config.ts';
import { GameUnavailable } from './game.errors.ts';
import { GameClients } from './game-clients.ts';
import { GameHttp } from './game-http.ts';
import { GameTokenRepository, type StoredTokens } from './game-token.repository.ts';

const bot = 'os@club.example';
const club = { body: { id: 'c', name: 'Клуб', images: [] } };
const openBreaker = 8;

describe('GameClients', () => {
  let server: StandIn;
  let http: GameHttp;
  let clients: GameClients;
  let stored: Map<string, StoredTokens>;
  afterEach(async () => {
    clients.onModuleDestroy();
    await http.onModuleDestroy();
    await server.close();
  });

  async function start(respond: (request: StandInRequest) => ReturnType<Parameters<typeof startStandIn>[0]>) {
    server = await startStandIn((request) =>
      request.url.includes('token')
        ? tokenResponse(`${request.form.get('username') ?? 'renewed'}-${server.asked.length}`)
        : respond(request),
    );
    stored = new Map();
    const config = testConfig({
      GAME_AUTH_URL: `${server.base}auth/`,
      GAME_API_URL: `${server.base}api/`,
      GAME_USERNAME: 'site@otryv.example',
      GAME_PASSWORD: 'pw',
      GAME_RETRY_WAIT_MS: '1',
    });
    http = new GameHttp(config);
    const tokens = fake(GameTokenRepository, {
      find: async (account) => stored.get(account) ?? null,
      save: async (account, fresh) => void stored.set(account, fresh),
      delete: async (account) => void stored.delete(account),
    });
    const locks = fake(Locks, { runInTurn: (_name, work) => work({ fence: async () => undefined }) });
    clients = new GameClients(config, http, tokens, locks);
    await clients.signIn(bot, 'their-password');
  }
  const isOfBot = ({ headers }: StandInRequest) => headers.authorization?.includes(bot) === true;

  it('sends requests with the token of its account, each with its own', async () => {
    await start(() => club);

    await clients.getByUsername(bot).fetchClub('c');
    await clients.site.fetchClub('c');

    const asked = server.asked.filter(({ url }) => url.includes('clubs'));
    expect(asked.map(isOfBot)).toEqual([true, false]);
    expect([...stored.keys()]).toEqual([bot, 'site@otryv.example']);
  });

  it("keeps the site's requests going when the game fails for one organizer until its breaker opens", async () => {
    await start((request) => (isOfBot(request) ? { status: 503 } : club));
    for (let turn = 0; turn < openBreaker; turn += 1)
      await expect(clients.getByUsername(bot).fetchClub('c')).rejects.toThrow(GameUnavailable);
    const asked = server.asked.length;

    await expect(clients.getByUsername(bot).fetchClub('c')).rejects.toThrow(GameUnavailable);
    expect(server.asked.length).toBe(asked);
    expect(await clients.site.fetchClub('c')).toMatchObject({ name: 'Клуб' });
  });

  it('starts over with an account that was removed and is connected again', async () => {
    await start(() => club);
    await clients.getByUsername(bot).fetchClub('c');

    await clients.forget(bot, {} as Session);
    const left = [...stored.keys()];
    await clients.signIn(bot, 'their-password');

    expect(left).toEqual([]);
    expect(await clients.getByUsername(bot).fetchClub('c')).toMatchObject({ name: 'Клуб' });
  });

  it('uses tokens renewed by another process: a refresh token is valid once', async () => {
    await start(() => club);
    const first = stored.get(bot);
    const later = new Date('2100-01-01');
    stored.set(bot, { access: `${bot}-elsewhere`, refresh: 'r', accessExpiresAt: later, refreshExpiresAt: later });
    const asked = server.asked.length;

    await clients.renew(bot);

    expect(server.asked.length).toBe(asked);
    expect(stored.get(bot)?.access).not.toBe(first?.access);
  });
});
