import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from './command.ts';
import type { Outcome } from './counts.ts';
import { chosenSeed } from './git.ts';
import { readResults, resultsFile, writeResult } from './results.ts';
import { schedule } from './schedule.ts';
import type { Stage } from './stage.ts';
import { keyOf, treeState } from './treeKey.ts';

export interface RunOptions {
  /** Whether to start stages after one has failed. */
  continues?: boolean;
  /** Test files that the stages run; all by default. */
  files?: readonly string[];
  /** Whether to skip a stage that was green for the same inputs. */
  resumes?: boolean;
  /** Whether to store green results for a later `resumes`. */
  remembers?: boolean;
  /** Additional environment of every stage. */
  env?: Record<string, string>;
}

/** CI and our measuring machines have two cores. */
const tokens = 2;
/** Matches Vitest's lines of passed tests, and Playwright's of started ones. */
const progress = /^\s*[✓·]|^\[\d+\/\d+\]/;
/** Matches output printed even for a passed stage: skipped tests. */
const toLog = /skipped/;
const mostCharacters = 20_000;
/** Matches files that browsers and tools keep in the temporary folder, and remove or share. */
const ownOfTools = /^(node-compile-cache|node-jiti|tsx-\d+|playwright|\.?org\.chromium|\.?com\.google|chromium|v8-)/;

/** Runs the stages, prints each result as it arrives and the count at the end; resolves to the exit code. */
export async function runStages(
  stages: readonly Stage[],
  { continues = false, files = [], resumes = false, remembers = true, env = {} }: RunOptions = {},
): Promise<number> {
  const began = performance.now();
  const cpuBefore = childrenCpuSeconds();
  const home = mkdtempSync(join(tmpdir(), 'otryv-'));
  const removeHome = () => rmSync(home, { recursive: true, force: true });
  const stop = () => process.exit(130);
  process.once('exit', removeHome).once('SIGINT', stop).once('SIGTERM', stop);
  const seed = chosenSeed();
  console.log(`Seed ${seed}: set CHECK_SEED to repeat it.`);
  const state = remembers ? treeState(new Date()) : null;
  const keys = new Map(state && stages.map((stage) => [stage.name, keyOf(stage, state)]));
  const stored = resumes && remembers ? readResults(resultsFile) : {};
  const isStored = ({ name, isBuild }: Stage) => !isBuild && stored[name] && stored[name].key === keys.get(name);
  const toRun = withoutIdleBuilds(stages.filter((stage) => !isStored(stage)));
  let passed = 0;
  let failed = 0;
  let counted = cpuBefore;
  try {
    for (const { name } of stages.filter(isStored)) {
      passed += stored[name]?.passed ?? 0;
      console.log(`${name.padEnd(14)} as before, ${stored[name]?.passed} passed`);
    }
    const left = await schedule(toRun, { cores: tokens, continues, run });
    if (left.length > 0) console.log(`\nNot run: ${left.join(', ')}.`);
  } finally {
    removeHome();
    process.off('exit', removeHome).off('SIGINT', stop).off('SIGTERM', stop);
  }
  const cpu = childrenCpuSeconds() - cpuBefore;
  console.log(`\nDone in ${seconds(began)}${cpu > 0 ? `, ${cpu.toFixed(0)} s of CPU` : ''}.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;

  async function run(stage: Stage): Promise<Outcome> {
    const start = performance.now();
    const temporary = join(home, stage.name.replaceAll(' ', '-'));
    mkdirSync(temporary);
    const own = { ...env, TMPDIR: temporary, CHECK_SEED: String(seed) };
    let cpu = 0;
    // The CPU time of a process is added when it ends: the difference since the last end is that of this stage.
    const countCpu = () => {
      const now = childrenCpuSeconds();
      cpu += now - counted;
      counted = now;
    };
    const outcome = withLeftovers(
      await outcomeOf(stage, {
        cores: Math.min(stage.cores, tokens),
        files,
        report: join(home, `${stage.name}.json`),
        command: (args, more) => command(args, { ...own, ...more }).finally(countCpu),
      }),
      temporary,
    );
    countCpu();
    passed += outcome.passed;
    failed += outcome.failed;
    print(stage, outcome, start, cpu);
    const key = keys.get(stage.name);
    if (key && !stage.isBuild && !outcome.excused?.length) {
      const took = Math.round((performance.now() - start) / 1000);
      const result = { key, passed: outcome.passed, seconds: took, at: new Date().toISOString() };
      writeResult(resultsFile, stage.name, outcome.failed === 0 ? result : null);
    }
    return outcome;
  }
}

/** Drops builds that no remaining stage needs. */
function withoutIdleBuilds(stages: readonly Stage[]): Stage[] {
  const isNeeded = ({ name }: Stage): boolean =>
    stages.some((other) => other.needs?.includes(name) && (!other.isBuild || isNeeded(other)));
  return stages.filter((stage) => !stage.isBuild || isNeeded(stage));
}

async function outcomeOf(stage: Stage, context: Parameters<Stage['run']>[0]): Promise<Outcome> {
  try {
    return await stage.run(context);
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Counts files left in the temporary folder as one failure: tests clean up after themselves. */
function withLeftovers(outcome: Outcome, temporary: string): Outcome {
  const left = readdirSync(temporary).filter((name) => !ownOfTools.test(name));
  if (left.length === 0) return outcome;
  const some = left.slice(0, 20).join('\n  ');
  const output = `${outcome.output}\n${left.length} files or folders are left in the temporary folder:\n  ${some}`;
  return { ...outcome, failed: outcome.failed + 1, output };
}

function print({ name }: Stage, outcome: Outcome, start: number, cpu: number): void {
  const mark = outcome.failed === 0 ? 'ok' : 'FAILED';
  const took = `${seconds(start).padStart(8)} ${`${cpu.toFixed(0)} s of CPU`.padStart(14)}`;
  console.log(`${name.padEnd(14)} ${mark.padEnd(7)} ${`${outcome.passed} passed`.padStart(12)} ${took}`);
  for (const test of outcome.excused ?? []) console.log(`  failed, as listed in flaky.json: ${test}`);
  if (outcome.failed > 0 || outcome.excused?.length) console.log(`\n${toShow(outcome.output)}\n`);
  else
    for (const line of outcome.output.split('\n').filter((text) => toLog.test(text))) console.log(`  ${line.trim()}`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** Returns the output of a failed stage, without the lines of passed and started tests. */
function toShow(output: string): string {
  const lines = output.split('\n').filter((line) => !progress.test(line));
  return lines.join('\n').trim().slice(-mostCharacters);
}

/**
 * Returns the CPU seconds of ended child processes, without browser renderers, which no parent waits for; 0 if the
 * system does not count them in /proc.
 */
function childrenCpuSeconds(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    // cutime and cstime of proc(5), in ticks of a hundredth of a second.
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}
