import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FillOptions } from './fillSeason.ts';

export type FaultsOptions = Pick<FillOptions, 'runTask' | 'log'>;

const faults = [
  {
    type: 'TypeError',
    message: "Cannot read properties of undefined (reading 'name')",
    method: 'GET',
    path: '/api/race/events/:id',
  },
  { type: 'RangeError', message: 'Invalid time value', method: 'GET', path: '/api/race/results/:id/csv' },
  { type: 'SyntaxError', message: 'Unexpected end of JSON input', method: 'POST', path: '/api/race/events' },
  { type: 'TypeError', message: 'value is not iterable', method: 'PUT', path: '/api/organizer/main' },
] as const;

/** Writes a few server errors for the error log. */
export async function fillFaults({ runTask, log }: FaultsOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-faults-'));
  try {
    const file = join(folder, 'faults.json');
    await writeFile(file, JSON.stringify(faults));
    await runTask(['fault', 'add', file]);
  } finally {
    await rm(folder, { recursive: true });
  }
  log(`Error log: ${faults.length} errors.`);
}
