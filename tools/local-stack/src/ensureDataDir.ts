import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { explain, StackProblem } from './StackProblem.ts';

const neededMb = 300;
const fullBelowMb = 20;

/** Creates the data folder; throws StackProblem if it is not writable or its disk is nearly full. */
export async function ensureDataDir(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
    // It contains secrets and riders' data.
    await chmod(folder, 0o700);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StackProblem(`The data folder ${folder} is not writable (${reason}): set OTRYV_DATA to one that is.`);
  }
  const freeMb = await freeMbOf(folder);
  if (freeMb < neededMb) {
    throw new StackProblem(
      `The disk is full: ${freeMb} MB are free in ${folder}, ${neededMb} are needed. Free some space or set OTRYV_DATA.`,
    );
  }
}

/** Explains an error in a sentence: on a full disk everything fails, whatever error each part reports. */
export async function explainOn(folder: string, error: unknown, freeMb = freeMbOf): Promise<string> {
  return (await isDiskFull(folder, freeMb)) ? explain({ code: 'ENOSPC' }) : explain(error);
}

export async function isDiskFull(folder: string, freeMb = freeMbOf): Promise<boolean> {
  return (await freeMb(folder)) < fullBelowMb;
}

async function freeMbOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}

/**
 * Creates each level separately: Node's own recursive mkdir never ends when the system fails with ENOENT, as /proc
 * does.
 */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
