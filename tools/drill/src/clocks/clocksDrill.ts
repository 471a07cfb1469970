import { join } from 'node:path';
import { command, root } from '@otryv/local-stack';

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

export const clockNames = clocks.map(({ name }) => name);

export interface ClocksDrillOptions {
  /** Name of one clock; all of them if omitted. */
  name?: string | undefined;
  log: (line: string) => void;
}

/** Runs the tests of rules, screens and the API with shifted clocks (R19); resolves to the failures. */
export async function clocksDrill({ name, log }: ClocksDrillOptions): Promise<string[]> {
  const failures: string[] = [];
  for (const clock of clocks.filter((each) => name === undefined || each.name === name)) {
    const { code, output } = await command([join(root, 'node_modules/.bin/vitest'), 'run'], {
      folder: root,
      env: {
        TZ: clock.zone,
        CLOCK_SHIFT_MS: String(clock.at(Date.now()) - Date.now()),
        NODE_OPTIONS: `--import ${join(import.meta.dirname, 'shiftedClock.ts')}`,
      },
    });
    const counted = /Tests .*/.exec(output)?.[0] ?? 'no test ran';
    log(`${clock.name} in ${clock.zone}: ${counted}`);
    if (code !== 0) failures.push(output);
  }
  return failures;
}
