import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { season, startersOf } from '@otryv/game-simulator';
import { type DemoTeam, demoTeams } from './demoTeams.ts';
import type { FillOptions } from './fillSeason.ts';

export type TeamsOptions = Pick<FillOptions, 'seed' | 'anchor' | 'runTask' | 'log'>;

const dayMs = 86_400_000;
/** Before the oldest race of the history. */
const foundedDays = 440;
const closedDays = 130;
const movedDays = 60;
const captainName = 'demo-captain';
/** Requests to join the first team, whose captain is in the table of accounts. */
const askingName = 'demo-rider';
const demoInvitation = 'veter-demo-invitation0';
const specializations = ['Climber', 'Sprinter', 'All-Rounder', 'Time Trialist', 'Puncheur', null] as const;

/** Returns the name of a team account, `komanda-1-2`, except the captain of the first. */
const nameOf = (team: number, rider: number) => `komanda-${team + 1}-${rider + 1}`;

/**
 * Creates eight teams of riders of the season, members since before its history, with requests, bans, an invitation and
 * one closed team. Run it before races are imported, whose rows show teams; rows of earlier imports are updated
 * afterwards.
 *
 * Run again after an interruption, it adds what is missing.
 */
export async function fillTeams({ seed, anchor, runTask, log }: TeamsOptions): Promise<void> {
  const names = demoTeams.flatMap((team, index) => ownNames(team, index));
  const others = ['komanda-zayavka', 'komanda-zakryt'];
  const zwiftIds = freeRiders(seed, anchor);
  const accounts = [...names, ...others].map((username, index) => ({ username, zwiftId: zwiftIds[index] }));
  const teams = demoTeams.map((team, index) => toGiven(team, index, new Date(anchor)));
  const folder = await mkdtemp(join(tmpdir(), 'otryv-teams-'));
  try {
    const file = join(folder, 'teams.json');
    await writeFile(file, JSON.stringify({ accounts, teams }));
    await runTask(['team', 'add', file]);
  } finally {
    await rm(folder, { recursive: true });
  }
  log(`Teams: ${demoTeams.length} with ${names.length + 1} riders, one of them closed.`);
}

function ownNames({ riders }: DemoTeam, team: number): string[] {
  const all = Array.from({ length: riders }, (_, rider) => nameOf(team, rider));
  return team === 0 ? all.slice(1) : all;
}

/**
 * Returns riders of the season by number of starts, without those of its first race, who get other kinds of accounts.
 */
function freeRiders(seed: number, anchor: string): number[] {
  const [first, second, ...races] = season(new Date(anchor), seed);
  const startersIn = ({ id }: { id: number }) => startersOf(id, new Date(anchor), seed);
  const taken = new Set([first, second].flatMap((race) => (race ? startersIn(race) : [])));
  const starts = new Map<number, number>();
  for (const id of races.flatMap(startersIn)) if (!taken.has(id)) starts.set(id, (starts.get(id) ?? 0) + 1);
  return [...starts].toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other).map(([id]) => id);
}

function toGiven(team: DemoTeam, index: number, anchor: Date): object {
  const { riders, viceCaptains, isClosed, ...texts } = team;
  const before = (days: number) => new Date(anchor.getTime() - days * dayMs).toISOString();
  const isFirst = index === 0;
  return {
    ...texts,
    description: `${team.mission}.\n\nСбор по четвергам за час до старта.`,
    telegramGroup: '',
    telegramChannel: '',
    website: '',
    vk: '',
    zwiftClubId: '',
    createdAt: before(foundedDays),
    closedAt: isClosed ? before(closedDays) : null,
    members: Array.from({ length: riders }, (_, rider) => ({
      username: isFirst && rider === 0 ? captainName : nameOf(index, rider),
      role: roleOf(rider, viceCaptains),
      specialization: specializations[(index + rider) % specializations.length],
      joinedAt: before(foundedDays - rider),
      leftAt: isClosed ? before(closedDays) : null,
    })),
    requests: requestsTo(index, before),
    bans: isFirst
      ? [
          {
            username: 'komanda-zakryt',
            reason: 'дважды ехал под чужим именем',
            bannedAt: before(movedDays),
            bannedBy: captainName,
          },
        ]
      : [],
    invitation: isFirst ? { token: demoInvitation, expiresAt: before(-foundedDays) } : null,
  };
}

function roleOf(rider: number, viceCaptains: number): 'Founder' | 'Vice-Captain' | null {
  if (rider === 0) return 'Founder';
  return rider <= viceCaptains ? 'Vice-Captain' : null;
}

function requestsTo(team: number, before: (days: number) => string): { username: string; requestedAt: string }[] {
  if (team > 1) return [];
  const waiting = { username: 'komanda-zayavka', requestedAt: before(2) };
  return team === 0 ? [waiting, { username: askingName, requestedAt: before(1) }] : [waiting];
}
