import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type * as z from 'zod/mini';
import { StackProblem } from './StackProblem.ts';

/** Writes the file atomically: a reader finds either the old or the new state. Readable by its owner only. */
export async function writeState(file: string, state: object): Promise<void> {
  const part = await writePart(file, state);
  try {
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

/** Writes the state to a temporary file and flushes it to disk; returns its path. */
export async function writePart(file: string, state: object): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  const handle = await open(part, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(state, null, 2)}\n`);
    await handle.sync();
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return part;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Returns the state in a file; `null` if there is none. Throws a StackProblem that names a broken file and the `cure`.
 */
export async function readState<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
  cure: string,
): Promise<z.output<Schema> | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const state = schema.safeParse(parsed(text));
  if (!state.success) throw new StackProblem(`${file} is broken: ${cure}`);
  return state.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
