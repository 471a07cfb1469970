import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import * as z from 'zod/mini';
import { VisitsService } from '../site/visits/visits.service.ts';
import { UsageError } from './arguments.ts';

const visits = z.array(z.strictObject({ day: z.iso.date(), pattern: z.string(), count: z.int().check(z.positive()) }));

/** Adds the counts of a JSON file to those of the portal: by day and address pattern, like a visit. */
export async function addVisits(
  app: INestApplicationContext,
  [file]: readonly string[],
  log: (line: string) => void,
): Promise<number> {
  if (!file) throw new UsageError('Pass a JSON file: a list of counts.');
  const given = visits.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!given.success) throw new UsageError(`${file} has another format: ${z.prettifyError(given.error)}`);
  const added = await app.get(VisitsService).add(given.data);
  log(`visits: ${added}`);
  return given.data.length - added;
}
