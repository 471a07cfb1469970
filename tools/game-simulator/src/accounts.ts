import { gameClubs } from './world/organizers.ts';

/** Account of the simulator's game. */
export interface GameAccount {
  readonly username: string;
  password: string;
  /** Clubs it moderates. */
  clubs: readonly string[];
  /** Lifetime of its refresh tokens; the game's eight days by default. */
  refreshSeconds: number;
  /** Whether its refresh tokens are rejected, as after a long pause. */
  refusesRefresh: boolean;
}

export type AccountChange = Partial<Omit<GameAccount, 'username'>>;

export interface Accounts {
  /** Returns the account of an address: unconfigured ones moderate every club, and have the password of the first. */
  find(username: string): GameAccount | null;
  /** Changes an account, or adds one. */
  change(username: string, change: AccountChange): GameAccount;
}

const day = 86_400;
const eightDays = 8 * day;

interface Plan {
  clubs: readonly (keyof typeof gameClubs)[];
  refreshSeconds?: number;
  refusesRefresh?: boolean;
}

const plans: Readonly<Record<string, Plan>> = {
  'os@club.example': { clubs: ['axis', 'axisYouth'] },
  'krona@club.example': { clubs: ['crown', 'crownWomen'] },
  'tseh@club.example': { clubs: ['trial'] },
  'nobody@club.example': { clubs: [] },
  // Signed in for six days without extension, and for a second.
  'ending@club.example': { clubs: ['crown', 'crownWomen'], refreshSeconds: 6 * day, refusesRefresh: true },
  'ended@club.example': { clubs: ['trial'], refreshSeconds: 1, refusesRefresh: true },
};

/** Creates the accounts of the game: that of the site, one for some organizers, and one without any rights. */
export function createAccounts(site: { readonly username: string; readonly password: string }): Accounts {
  const every = Object.values(gameClubs).map(({ clubId }) => clubId);
  const accounts = new Map<string, GameAccount>();
  const add = (username: string, clubs: readonly string[]): GameAccount => {
    const rest = { password: site.password, refreshSeconds: eightDays, refusesRefresh: false };
    const account = { username, clubs, ...rest };
    accounts.set(username, account);
    return account;
  };
  add(site.username.toLowerCase(), every);
  for (const [username, { clubs, ...rest }] of Object.entries(plans)) {
    const moderated = clubs.map((key) => gameClubs[key].clubId);
    Object.assign(add(username, moderated), rest);
  }
  const find = (typed: string): GameAccount | null => {
    const username = typed.toLowerCase();
    const isAddress = username.includes('@');
    return accounts.get(username) ?? (isAddress ? add(username, every) : null);
  };
  return {
    find,
    change: (username, change) => Object.assign(find(username) ?? add(username.toLowerCase(), every), change),
  };
}
