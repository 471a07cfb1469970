import { Slots } from '../clubs/slots/slots.ts';
import { Clock } from '../kernel/clock.ts';
import { Transactions } from '../kernel/database/transactions.ts';
import { runTask } from '../tasks/run-task.ts';
import { type RaceWorld, startRaceWorld } from './start-race-world.ts';
import { addAccount, aPassword, TestBrowser } from './test-browser.ts';

/** User with an account, and their browser. */
export interface Member {
  id: string;
  browser: TestBrowser;
}

/** Race world with an administrator, and helpers that create owners, bots and clubs like users do. */
export interface OrganizerWorld extends RaceWorld {
  admin: TestBrowser;
  member(username: string): Promise<Member>;
  /** Creates an organizer of that name with its owner, with a trial of the service unless unpaid. */
  organizer(label: string, options?: { isPaid?: boolean }): Promise<Member & { organizerId: string; urlSlug: string }>;
  /** Connects the game account; its password is that of the simulator. */
  connectBot(owner: { browser: TestBrowser; organizerId: string }, username: string): Promise<void>;
}

export async function startOrganizerWorld(variables: Record<string, string> = {}): Promise<OrganizerWorld> {
  const world = await startRaceWorld({}, variables);
  const member = async (username: string): Promise<Member> => {
    const id = await addAccount(world.app, username);
    const browser = new TestBrowser(world.app);
    await browser.signIn(username, aPassword);
    return { id, browser };
  };
  const { browser: admin } = await member('club-admin');
  await runTask(world.app, ['user', 'role', 'club-admin', 'admin'], () => undefined);
  return {
    ...world,
    admin,
    member,
    organizer: async (label, { isPaid = true } = {}) => {
      const owner = await member(`owner-${label.toLowerCase()}`);
      const body = { name: `Клуб ${label}`, label, creatorId: owner.id };
      const made = await admin.send('POST', '/api/admin/organizers', body);
      const { data } = made.json();
      if (!data) throw new Error(made.body);
      const trial = { organizerId: data._id, origin: 'trial' as const, days: 31, at: world.app.get(Clock).now() };
      const slot = { ...trial, description: 'Пробный период', kopecks: null, paymentId: null };
      if (isPaid)
        await world.app
          .get(Transactions)
          .run((session) => world.app.get(Slots, { strict: false }).grant(slot, session));
      return { ...owner, organizerId: data._id, urlSlug: data.urlSlug };
    },
    connectBot: async ({ browser, organizerId }, username) => {
      const { password } = world.simulator.account;
      const { statusCode, body } = await browser.send('PUT', '/api/organizer/bots', {
        organizerId,
        username,
        password,
      });
      if (statusCode !== 200) throw new Error(body);
    },
  };
}
