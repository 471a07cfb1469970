import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Sample } from '../measuring/rounds.ts';
import { cores, pinned, type Server } from '../product/pinned.ts';
import type { Drive, Driven } from './driver.ts';

const seconds = 2;
const connections = 16;

export interface Request {
  path: string;
  headers?: Record<string, string>;
  /** Required status of every response. */
  status: number;
}

/** Sends requests back to back; returns requests per second and CPU time per request. Throws on any other status. */
export async function load(server: Server, { path, headers = {}, status }: Request): Promise<Sample> {
  const before = await server.cpuMs();
  const {
    answers,
    statuses,
    seconds: took,
  } = await drive({ port: portOf(server), path, headers, connections, seconds });
  const cpuMs = (await server.cpuMs()) - before;
  if (answers === 0 || Object.keys(statuses).join() !== String(status)) {
    throw new Error(`${server.origin}${path} failed under load: ${JSON.stringify(statuses)}.`);
  }
  return { rate: answers / took, cpuUs: (cpuMs * 1000) / answers };
}

function drive(options: Drive): Promise<Driven> {
  const [command, args] = pinned(cores.load, [
    process.execPath,
    join(import.meta.dirname, 'driver.ts'),
    JSON.stringify(options),
  ]);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error('The load could not be driven: see above.')));
  });
}

function portOf({ origin }: Server): number {
  return Number(new URL(origin).port);
}
