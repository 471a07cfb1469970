import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { createAccounts } from './accounts.ts';
import { createClock } from './clock.ts';
import { createFaults } from './faults.ts';
import { accountOf, guard } from './requestGate.ts';
import { accountControls } from './routes/accountControls.ts';
import { activityRoutes } from './routes/activities.ts';
import { catalogueRoutes, dictionaryPath } from './routes/catalogue.ts';
import { type ClubRights, clubRoutes } from './routes/clubs.ts';
import { controlRoutes } from './routes/control.ts';
import { entrantRoutes } from './routes/entrants.ts';
import { eventRoutes } from './routes/events.ts';
import { eventWrites } from './routes/eventWrites.ts';
import { profileRoutes } from './routes/profiles.ts';
import { resultRoutes } from './routes/results.ts';
import { signInRoutes } from './routes/signIn.ts';
import { type Account, createTokens } from './tokens.ts';
import { addShowcase } from './world/showcase.ts';
import { createWorld } from './world/world.ts';
import { createWriteLag } from './world/writeLag.ts';

const SIX_HOURS = 21_600;

export interface SimulatorOptions {
  /** Port; 0, the default, uses any free one. */
  readonly port?: number;
  /** Seed of riders and races; 1 by default. */
  readonly seed?: number;
  /** Moment around which the season is laid out; now by default. */
  readonly anchor?: Date;
  /**
   * Folder with events-picked.json and zr-race-result.json; `../shared/data/game` next to the repository by default.
   */
  readonly dataDir?: string;
  /** Returns the portal's epoch milliseconds; the system clock by default. */
  readonly clock?: () => number;
  /** Offset of the world's clock from the portal's, −45 s by default: no two clocks agree. */
  readonly clockSkewMs?: number;
  /** Whether to include the fourteen months before the season; false by default. */
  readonly hasHistory?: boolean;
  /** Whether to include the showcase events; false by default. */
  readonly hasShowcase?: boolean;
  readonly username?: string;
  /** Password; random at each start if omitted. */
  readonly password?: string;
  /** Lifetime of an access token, 6 h by default. */
  readonly tokenLifetimeSeconds?: number;
}

export interface Simulator {
  /** Base of the sign-in paths, ends in `/openid-connect/`: append `token`. */
  readonly authUrl: string;
  /** Base of the game's paths, ends in `/api/`. */
  readonly apiUrl: string;
  /** Address of the public dictionary, an XML file. */
  readonly dictionaryUrl: string;
  /** Base of the pictures of routes and jerseys. */
  readonly picturesUrl: string;
  /** Base of the control paths, ends in `/control/`. */
  readonly controlUrl: string;
  readonly port: number;
  readonly account: Account;
  close(): Promise<void>;
}

/** Starts a simulator of the game platform on this machine only; rejects if the port is in use. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const {
    port = 0,
    seed = 1,
    anchor = new Date(),
    dataDir = defaultDataDir(),
    tokenLifetimeSeconds = SIX_HOURS,
    hasHistory = false,
    hasShowcase = false,
  } = options;
  const account = {
    username: options.username ?? 'bot@otryv.example',
    password: options.password ?? randomBytes(12).toString('base64url'),
  };
  const { clock: portalNow = Date.now, clockSkewMs = -45_000 } = options;
  const clock = createClock(() => portalNow() + clockSkewMs);
  const world = createWorld({ seed, anchor, dataDir, clock, hasHistory });
  if (hasShowcase) addShowcase(world, anchor);
  const accounts = createAccounts(account);
  const tokens = createTokens(accounts, clock.now, tokenLifetimeSeconds);
  const faults = createFaults();
  const requests = new Map<string, number>();

  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  guard(app, { tokens, faults, requests, clock });
  signInRoutes(app, tokens);
  for (const routes of [entrantRoutes, resultRoutes, profileRoutes, activityRoutes]) routes(app, world);
  catalogueRoutes(app);
  const lag = createWriteLag(clock.now);
  eventRoutes(app, world, lag);
  const gone = new Set<string>();
  const moderates: ClubRights['moderates'] = (request, clubId) =>
    accountOf(request, tokens)?.clubs.includes(clubId) ?? false;
  clubRoutes(app, world, { moderates, gone });
  eventWrites(app, world, { moderates, lag });
  controlRoutes(app, { world, faults, requests });
  accountControls(app, { accounts, gone });
  const address = await app.listen({ port, host: '127.0.0.1' });

  return {
    authUrl: `${address}/auth/realms/zwift/protocol/openid-connect/`,
    apiUrl: `${address}/api/`,
    dictionaryUrl: `${address}${dictionaryPath}`,
    picturesUrl: `${address}/static/zc/`,
    controlUrl: `${address}/control/`,
    port: Number(new URL(address).port),
    account,
    close: () => app.close(),
  };
}

function defaultDataDir(): string {
  return fileURLToPath(new URL('../../../../shared/data/game', import.meta.url));
}
