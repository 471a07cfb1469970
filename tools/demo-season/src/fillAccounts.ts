import { type SeasonRace, season, startersOf } from '@otryv/game-simulator';
import { demoPeople } from './demoPeople.ts';
import { type FillOptions, runningForMs } from './fillSeason.ts';
import { type LinkOptions, linkRider } from './linkRider.ts';
import { passwordsOf } from './passwords.ts';

export interface AccountsOptions extends Pick<FillOptions, 'seed' | 'anchor' | 'runTask' | 'log'> {
  /** Address of the API. */
  address: string;
  /** Control side of the simulator. */
  controlUrl: string;
  /** Links and verifies a rider over HTTP. */
  link?: (options: LinkOptions) => Promise<void>;
}

/**
 * Creates the accounts of the demo and prints their passwords, once; run it before races are imported, whose protocols
 * show the linked riders. Resolves to the passwords.
 *
 * After an interruption existing accounts get new passwords: the old ones were never shown.
 */
export async function fillAccounts({
  seed,
  anchor,
  runTask,
  log,
  address,
  controlUrl,
  link = linkRider,
}: AccountsOptions): Promise<ReadonlyMap<string, string>> {
  const passwords = await passwordsOf(
    runTask,
    demoPeople.map(({ username }) => username),
  );
  for (const { username, role } of demoPeople) if (role) await runTask(['user', 'role', username, role]);
  for (const linked of linkedRiders(anchor, seed)) {
    await link({ address, controlUrl, password: passwords.get(linked.username) ?? '', ...linked });
  }
  log('\nDemo accounts (the passwords are shown this once):');
  for (const person of demoPeople) {
    log(`  ${person.username.padEnd(16)} ${passwords.get(person.username)}  ${person.purpose}`);
  }
  return passwords;
}

/**
 * Returns two riders of the first race; each has a second account in the game, which started in the next one instead.
 * The demo rider also started in the newest finished race, whose protocol can still be protested.
 */
function linkedRiders(anchor: string, seed: number): Pick<LinkOptions, 'username' | 'zwiftId' | 'additionalIds'>[] {
  const races = season(new Date(anchor), seed);
  const [first, second] = races;
  const newest = races.findLast(({ start }) => start.getTime() < new Date(anchor).getTime() - runningForMs);
  const startersIn = (race: SeasonRace | undefined) => startersOf(race?.id ?? 0, new Date(anchor), seed);
  const starters = startersIn(first);
  const inNewest = new Set(startersIn(newest));
  const inBoth = starters.filter((id) => inNewest.has(id));
  const others = startersIn(second).filter((id) => !starters.includes(id));
  const at = (ids: readonly number[], part: number) => ids[Math.floor(ids.length * part)] ?? 0;
  return [
    { username: 'demo-rider', zwiftId: at(inBoth, 2 / 3), additionalIds: [at(others, 1 / 3)] },
    { username: 'demo-captain', zwiftId: at(starters, 2 / 3), additionalIds: [at(others, 2 / 3)] },
  ];
}
