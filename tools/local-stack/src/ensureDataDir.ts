import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { explain, StackProblem } from './StackProblem.ts';

const neededMb = 300;
const fullBelowMb = 20;

/** Makes the data folder; throws StackProblem when it cannot be written or its disk is nearly full. */
export async function ensureDataDir(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
    // Secrets and riders' data are inside.
    await chmod(folder, 0o700);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StackProblem(`The data folder ${folder} cannot be written (${reason}): set OTRYV_DATA to one that can.`);
  }
  const freeMb = await freeMbOf(folder);
  if (freeMb < neededMb) {
    throw new StackProblem(
      `The disk is full: ${freeMb} MB are free in ${folder}, ${neededMb} are needed. Free some space or set OTRYV_DATA.`,
    );
  }
}

/** Why something failed, in a sentence: on a full disk everything fails, whatever each part complains of. */
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

/** Step by step: Node's own recursive mkdir never ends where the system refuses with ENOENT, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
