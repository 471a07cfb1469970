import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Sample } from '../measuring/rounds.ts';
import { cores, pinned, type Server } from '../product/pinned.ts';

const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
const seconds = 2;
const connections = 16;

export interface Request {
  path: string;
  headers?: Record<string, string>;
  /** The status every answer must have. */
  status: number;
}

interface Report {
  duration: number;
  errors: number;
  timeouts: number;
  requests: { total: number };
  statusCodeStats: Record<string, { count: number }>;
}

/** Asks a server as often as it answers; requests a second and its CPU time a request. Throws on any other status. */
export async function load(server: Server, { path, headers = {}, status }: Request): Promise<Sample> {
  const said = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const words = ['-j', '-c', String(connections), '-d', String(seconds), ...said, `${server.origin}${path}`];
  const [command, args] = pinned(cores.load, [process.execPath, autocannon, ...words]);
  const before = await server.cpuMs();
  const { stdout } = await promisify(execFile)(command, args);
  const cpuMs = (await server.cpuMs()) - before;
  const { requests, duration, errors, timeouts, statusCodeStats }: Report = JSON.parse(stdout);
  const right = statusCodeStats[status]?.count ?? 0;
  const all = Object.values(statusCodeStats).reduce((sum, { count }) => sum + count, 0);
  if (errors + timeouts > 0 || right === 0 || right !== all) {
    throw new Error(`${server.origin}${path} failed under load: ${JSON.stringify(statusCodeStats)}, ${errors} errors`);
  }
  return { rate: requests.total / duration, cpuUs: (cpuMs * 1000) / requests.total };
}
