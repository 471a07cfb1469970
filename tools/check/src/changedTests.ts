import { spawn } from 'node:child_process';
import { baseOfChange, changedSince } from './changes.ts';
import type { Outcome } from './counts.ts';
import type { StageContext } from './stage.ts';
import { expectedSeconds } from './testTimes.ts';
import { vitest } from './vitest.ts';

const times = 5;
const mostSeconds = 180;
/** Startup of Vitest and of a database. */
const startSeconds = 6;

/**
 * Runs the changed test files five times, shuffled, alongside a process that occupies a core, so that flaky tests fail
 * here.
 */
export async function repeatChangedTests(context: StageContext): Promise<Outcome> {
  const changed = changedSince(baseOfChange());
  const tests = changed.filter(({ file, isDeleted }) => !isDeleted && /\.test\.tsx?$/.test(file));
  const { chosen, leftOut } = fitting(tests.map(({ file }) => file));
  const notes = leftOut.length > 0 ? [`${leftOut.length} changed test files are skipped: they take too long.`] : [];
  if (chosen.length === 0) return { passed: 0, failed: 0, output: notes.join('\n') };

  const hog = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  const began = performance.now();
  const sum: Outcome = { passed: 0, failed: 0, output: notes.join('\n') };
  try {
    let longest = 0;
    for (let turn = 1; turn <= times; turn += 1) {
      const start = performance.now();
      if (start - began + longest > mostSeconds * 1000) break;
      const args = [...chosen, '--sequence.shuffle.files', '--sequence.shuffle.tests', '--sequence.seed', String(turn)];
      const { passed, failed, output } = await vitest(context, args);
      sum.passed += passed;
      sum.failed += failed;
      longest = Math.max(longest, performance.now() - start);
      if (failed > 0) return { ...sum, output: `Run ${turn} of ${times}, with the seed ${turn}:\n${output}` };
    }
  } finally {
    hog.kill('SIGKILL');
  }
  return sum;
}

/** Returns as many files, shortest first, as can be run five times within the limit. */
function fitting(files: readonly string[]): { chosen: string[]; leftOut: string[] } {
  const seconds = expectedSeconds();
  const chosen: string[] = [];
  const leftOut: string[] = [];
  let left = mostSeconds / times - startSeconds;
  for (const file of files.toSorted((a, b) => seconds(a) - seconds(b))) {
    left -= seconds(file);
    (left >= 0 ? chosen : leftOut).push(file);
  }
  return { chosen, leftOut };
}
