import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestBed, type TestBed, unlimited } from '../kills/testBed.ts';
import type { VictimOutcome } from '../kills/victim.ts';
import { addRace, race } from '../load/readers.ts';
import { watchProcess } from '../load/watchProcess.ts';
import { fillResults } from './fillResults.ts';

export interface RestoreDrill {
  /** Number of stored results. */
  rows: number;
  log: (line: string) => void;
}

interface Timed {
  outcome: VictimOutcome;
  ms: number;
  /** Peak memory of the process. */
  megabytes: number;
}

const lockMs = 1_500;
const mostMs = 60_000;
/** Below this size, memory is what the product needs to start. */
const mostMegabytes = 600;
const pictures = 20;
const pictureBytes = 200_000;

/**
 * Exports a large store, imports it into an empty one, kills an import midway, and compares the bytes (R18); resolves
 * to the failures.
 */
export async function restoreDrill({ rows, log }: RestoreDrill): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-restore-'));
  const files = join(folder, 'files');
  const testBed = await openTestBed(lockMs, { ...unlimited, FILES_FOLDER: files });
  const [first, second, third] = ['first', 'second', 'third'].map((name) => join(folder, name));
  const into = (name: string) => ({ MONGODB_DATABASE: `drill-${name}`, FILES_FOLDER: join(folder, `${name}-files`) });
  try {
    await addRace(testBed);
    await testBed.run('result', 'rows', String(race));
    await addPictures(files);
    await fillResults(testBed.databaseUri, rows);
    log(`${rows} results are stored.`);
    const exported = await timed(testBed, {}, ['data', 'export', first ?? '']);
    log(`Export: ${lineOf(exported)}, ${Math.round((await stat(first ?? '')).size / 1e6)} MB.`);
    const imported = await timed(testBed, into('copy'), ['data', 'import', first ?? '']);
    log(`Import into an empty store: ${lineOf(imported)}.`);
    await timed(testBed, into('copy'), ['data', 'export', second ?? '']);
    const faults = [...failuresOf('the export', exported), ...failuresOf('the import', imported)];
    faults.push(...(await differences('the copy', first, second)));
    if (imported.ms > mostMs) faults.push(`the import took ${imported.ms} ms`);
    faults.push(...(await breakOff(testBed, into('broken'), { file: first ?? '', afterMs: imported.ms / 2 })));
    await timed(testBed, into('broken'), ['data', 'export', third ?? '']);
    faults.push(...(await differences('the copy after a broken import', first, third)));
    if (faults.length === 0) log('Both copies export the same bytes.');
    return faults;
  } finally {
    await testBed.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Kills an import, checks that tasks and servers reject the partial store, and imports again. */
async function breakOff(
  testBed: TestBed,
  variables: Record<string, string>,
  { file, afterMs }: { file: string; afterMs: number },
): Promise<string[]> {
  const victim = testBed.taskWith(variables, 'data', 'import', file);
  await wait(afterMs);
  const wasRunning = victim.isRunning();
  victim.kill();
  await victim.ended;
  const server = await testBed.startServer(variables);
  const { code, lines } = await server.ended;
  const again = await timed(testBed, variables, ['data', 'import', file]);
  return [
    ...(wasRunning ? [] : ['the import ended before it could be killed']),
    ...(code !== 0 && lines.join().includes('was interrupted')
      ? []
      : [`a server started on a partial store: ${lines.at(-1)}`]),
    ...failuresOf('the import after a broken one', again),
  ];
}

async function timed(testBed: TestBed, variables: Record<string, string>, args: string[]): Promise<Timed> {
  const watch = await watchProcess();
  const began = Date.now();
  const outcome = await testBed.taskWith({ ...variables, ...watch.settings }, ...args).ended;
  const ms = Date.now() - began;
  const most = Math.max(...(await watch.seconds()).map(({ rssBytes }) => rssBytes));
  await watch.stop();
  return { outcome, ms, megabytes: Math.round(most / 1e6) };
}

function failuresOf(name: string, { outcome, megabytes }: Timed): string[] {
  return [
    ...(outcome.code === 0 ? [] : [`${name} failed: ${outcome.lines.join(' ')}`]),
    ...(megabytes <= mostMegabytes ? [] : [`${name} took ${megabytes} MB`]),
  ];
}

function lineOf({ ms, megabytes }: Timed): string {
  return `${(ms / 1000).toFixed(1)} s with the start of its process, at most ${megabytes} MB of memory`;
}

async function addPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let index = 0; index < pictures; index += 1) {
    await writeFile(join(folder, `organizer-drill-${index}.webp`), Buffer.alloc(pictureBytes, index));
  }
}

async function differences(name: string, one = '', other = ''): Promise<string[]> {
  const sums = await Promise.all([checksum(one), checksum(other)].map((sum) => sum.catch(() => null)));
  return sums[0] !== null && sums[0] === sums[1] ? [] : [`${name} exports different bytes`];
}

async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
