import { join } from 'node:path';
import { command, root } from '@otryv/local-stack';
import { randomOf } from '../kills/random.ts';

const dayMs = 86_400_000;

/** A moment that often breaks programs, and the time zone of the simulated machine. */
interface Clock {
  name: string;
  zone: string;
  /** Returns the time of the clock at the start of the tests. */
  at: (realMs: number) => number;
}

const clocks: readonly Clock[] = [
  { name: 'leap day', zone: 'UTC', at: () => Date.UTC(2028, 1, 29, 23, 50) },
  { name: 'spring', zone: 'Europe/Berlin', at: () => Date.UTC(2027, 2, 28, 0, 55) },
  { name: 'autumn', zone: 'America/New_York', at: () => Date.UTC(2027, 10, 7, 5, 55) },
  { name: 'new year', zone: 'Pacific/Kiritimati', at: () => Date.UTC(2027, 11, 31, 9, 55) },
  { name: 'day ahead', zone: 'Europe/Moscow', at: (realMs) => realMs + dayMs },
  { name: 'day behind', zone: 'Europe/Moscow', at: (realMs) => realMs - dayMs },
];

/** Tests that ask the doctor, which rightly reports a clock that differs from the database's. */
const asksForTheClock = ['apps/api/src/doctor/store-findings.test.ts', 'apps/api/src/tasks/doctor.test.ts'];

export const clockNames = clocks.map(({ name }) => name);

export interface ClocksDrillOptions {
  /** Name of the clock for the tests of components, screens and the API; drawn by the seed if omitted. */
  name?: string | undefined;
  seed: number;
  log: (line: string) => void;
}

/**
 * Runs the unit tests with each shifted clock, and those of components, screens and the API with one of them (R19);
 * resolves to the failures.
 */
export async function clocksDrill({ name, seed, log }: ClocksDrillOptions): Promise<string[]> {
  const failures: string[] = [];
  const drawn = clockNames[Math.floor(randomOf(seed)() * clockNames.length)];
  for (const clock of clocks) {
    const projects = clock.name === (name ?? drawn) ? ['unit', 'components', 'portal', 'api'] : ['unit'];
    const chosen = projects.flatMap((project) => ['--project', project]);
    const excluded = asksForTheClock.flatMap((file) => ['--exclude', file]);
    const { code, output } = await command([join(root, 'node_modules/.bin/vitest'), 'run', ...chosen, ...excluded], {
      folder: root,
      env: {
        // Floods and repeated properties would take hours and depend on no clock.
        CHECK_FULL: '',
        NO_COLOR: '1',
        TZ: clock.zone,
        CLOCK_SHIFT_MS: String(clock.at(Date.now()) - Date.now()),
        NODE_OPTIONS: `--import ${join(import.meta.dirname, 'shiftedClock.ts')}`,
      },
    });
    const counted =
      output
        .match(/^ *Tests .*/gm)
        ?.at(-1)
        ?.trim() ?? 'no test ran';
    log(`${clock.name} in ${clock.zone}, ${projects.join(', ')}: ${counted}`);
    if (code !== 0) failures.push(output);
  }
  return failures;
}
