import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FillOptions } from './fillSeason.ts';

export type VisitsOptions = Pick<FillOptions, 'anchor' | 'runTask' | 'log'>;

const dayMs = 86_400_000;
const dayCharacters = 10;
const days = 90;

/** Visits of an average day, by address pattern. */
const daily: Readonly<Record<string, number>> = {
  '/': 210,
  '/race/schedule': 180,
  '/race/results': 120,
  '/race/results/:eventId': 340,
  '/race/schedule/:eventId': 150,
  '/profile/:zwiftId/results': 90,
  '/profile/:zwiftId/power': 40,
  '/riders': 35,
  '/teams': 20,
  '/series/:urlSlug/results': 60,
  '/race/statistics/main': 15,
  '/documentation/faq': 6,
};

/** From Sunday to Saturday, as a share of an average day: clubs race in the middle of the week and on Saturdays. */
const week = [0.9, 0.7, 1.2, 1.1, 1.2, 0.6, 1.3] as const;

/** Writes the visits of the days before the season for the charts; today is counted live. */
export async function fillVisits({ anchor, runTask, log }: VisitsOptions): Promise<void> {
  const visits = Array.from({ length: days }, (_, index) => visitsOf(Date.parse(anchor), days - index)).flat();
  const folder = await mkdtemp(join(tmpdir(), 'otryv-visits-'));
  try {
    const file = join(folder, 'visits.json');
    await writeFile(file, JSON.stringify(visits));
    await runTask(['visit', 'add', file]);
  } finally {
    await rm(folder, { recursive: true });
  }
  log(`Visits: of ${days} days.`);
}

function visitsOf(anchor: number, daysAgo: number) {
  const date = new Date(anchor - daysAgo * dayMs);
  // The portal grows by a half in the time shown, and no two days are equal.
  const growth = 1.25 - daysAgo / (2 * days);
  return Object.entries(daily).map(([pattern, count], index) => {
    const unrest = 1 + Math.sin(daysAgo * 2.7 + index) / 8;
    const rounded = Math.round(count * (week[date.getUTCDay()] ?? 1) * growth * unrest);
    return { day: date.toISOString().slice(0, dayCharacters), pattern, count: Math.max(1, rounded) };
  });
}
