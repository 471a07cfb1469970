import { link, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { birthOf, endProcess } from './processes.ts';
import { StackProblem } from './StackProblem.ts';
import { readState, writePart, writeState } from './stateFile.ts';

const member = z.object({ name: z.string(), pid: z.int(), birth: z.string() });
const stored = z.object({ owner: member, address: z.nullable(z.string()), parts: z.array(member) });
type Running = z.output<typeof stored>;

/** Exclusive claim to a data folder for the lifetime of this process. */
export interface Claim {
  /** Records a part of the stack, so that a later start can find it if this process ends without it. */
  record: (name: string, pid: number | undefined) => Promise<void>;
  serves: (address: string) => Promise<void>;
  release: () => Promise<void>;
}

/**
 * Claims the data folder for this process, and ends leftover parts of an earlier start.
 *
 * Throws a StackProblem if another start is running in it.
 */
export async function claimFolder(data: string, log: (line: string) => void): Promise<Claim> {
  const file = join(data, 'running.json');
  const owner = { name: 'npm start', pid: process.pid, birth: (await birthOf(process.pid)) ?? '' };
  let state: Running = { owner, address: null, parts: [] };
  while (!(await isTaken(file, state))) await clearOrphans(file, log);
  let writing = Promise.resolve();
  const save = (change: Partial<Running>) => {
    state = { ...state, ...change };
    const latest = state;
    writing = writing.then(() => writeState(file, latest));
    return writing;
  };
  return {
    record: async (name, pid) => {
      const birth = pid === undefined ? null : await birthOf(pid);
      if (pid === undefined || birth === null) return;
      await save({ parts: [...state.parts.filter((part) => part.name !== name), { name, pid, birth }] });
    },
    serves: (address) => save({ address }),
    release: async () => {
      await writing.catch(() => undefined);
      await rm(file, { force: true });
    },
  };
}

/** Creates the file atomically: only one of several concurrent starts succeeds. */
async function isTaken(file: string, state: Running): Promise<boolean> {
  const part = await writePart(file, state);
  try {
    await link(part, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

async function clearOrphans(file: string, log: (line: string) => void): Promise<void> {
  const cure = 'delete it if no Otryv runs in this folder.';
  const running = await readState(file, stored, cure);
  if (!running) return;
  const { owner, address, parts } = running;
  if ((await birthOf(owner.pid)) === owner.birth) {
    const where = address ? ` at ${address}` : '';
    throw new StackProblem(
      `Otryv runs in this folder already${where} (process ${owner.pid}): stop it, or set OTRYV_DATA to another folder.`,
    );
  }
  const left: Running['parts'] = [];
  for (const part of parts) if ((await birthOf(part.pid)) === part.birth) left.push(part);
  if (left.length > 0) {
    log(
      `An earlier start ended without its parts: ending ${left.map(({ name, pid }) => `${name} (${pid})`).join(', ')}.`,
    );
  }
  for (const { pid, birth } of left.toReversed()) await endProcess(pid, birth);
  await rm(file, { force: true });
}
