import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import * as z from 'zod/mini';
import { FaultLog } from '../kernel/errors/fault-log.ts';
import { stackOf } from '../kernel/errors/stack-of.ts';
import { UsageError } from './arguments.ts';

const errors = { TypeError, RangeError, SyntaxError };
const faults = z.array(
  z.strictObject({
    type: z.enum(['TypeError', 'RangeError', 'SyntaxError']),
    message: z.string(),
    method: z.string(),
    path: z.string(),
  }),
);

/** Writes the errors of a JSON file like the server writes its own, to populate a log. */
export async function addFaults(
  app: INestApplicationContext,
  [file]: readonly string[],
  log: (line: string) => void,
): Promise<number> {
  if (!file) throw new UsageError('Pass a JSON file: a list of errors.');
  const given = faults.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!given.success) throw new UsageError(`${file} has another format: ${z.prettifyError(given.error)}`);
  for (const { type, message, method, path } of given.data) {
    const stack = stackOf(new errors[type](message));
    await app.get(FaultLog).write({ requestId: randomUUID(), method, path, userId: null, stack });
  }
  log(`faults: ${given.data.length}`);
  return 0;
}
