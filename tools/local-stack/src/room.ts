import { existsSync } from 'node:fs';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StackProblem } from './StackProblem.ts';

const neededMb = 300;

/** Makes the data folder; throws StackProblem when it cannot be written or its disk is nearly full. */
export async function makeRoom(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StackProblem(`The data folder ${folder} cannot be written (${reason}): set OTRYV_DATA to one that can.`);
  }
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / 1024 ** 2);
  if (freeMb < neededMb) {
    throw new StackProblem(
      `The disk is full: ${freeMb} MB are free in ${folder}, ${neededMb} are needed. Free some space or set OTRYV_DATA.`,
    );
  }
}

/** Step by step: Node's own recursive mkdir never ends where the system refuses with ENOENT, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
