import * as z from 'zod/mini';
import { readState, writeState } from '../stateFile.ts';

const stored = z.object({ version: z.string(), port: z._default(z.int(), 0) });
/** Version of the mongod that wrote the data, and its port. */
export type DataVersion = z.output<typeof stored>;

const cure = 'write {"version":"…"} with the version of the mongod that wrote the data, or delete it to try any.';

export function readDataVersion(file: string): Promise<DataVersion | null> {
  return readState(file, stored, cure);
}

export function writeDataVersion(file: string, value: DataVersion): Promise<void> {
  return writeState(file, value);
}
