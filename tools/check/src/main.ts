import { parseArgs } from 'node:util';
import type { Outcome } from './counts.ts';
import { changedTests, type Stage, stages } from './stages.ts';

const { values } = parseArgs({
  options: { stage: { type: 'string', multiple: true, default: [] }, quick: { type: 'boolean', default: false } },
});

const unknown = values.stage.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

/** Of Vitest what passed, of Playwright what began. */
const progress = /^\s*[✓·]|^\[\d+\/\d+\]/;
/** Told of a stage that passed, too: what it left out, and what passed only on its second run. */
const toTell = /skipped|\(retry x|flaky/;
const mostCharacters = 20_000;

const began = Date.now();
let passed = 0;
let failed = 0;
for (const stage of chosen()) await runAndTell(stage);
console.log(`\nDone in ${seconds(began)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function chosen(): Stage[] {
  if (values.stage.length > 0) return stages.filter(({ name }) => values.stage.includes(name));
  return values.quick ? [...stages.filter(({ isQuick }) => isQuick), changedTests] : stages;
}

async function runAndTell(stage: Stage): Promise<void> {
  const start = Date.now();
  const outcome = await run(stage);
  passed += outcome.passed;
  failed += outcome.failed;
  tell(stage, outcome, start);
}

function tell({ name }: Stage, outcome: Outcome, start: number): void {
  const mark = outcome.failed === 0 ? 'ok' : 'FAILED';
  console.log(`${name.padEnd(14)} ${mark.padEnd(7)} ${`${outcome.passed} passed`.padStart(12)}  ${seconds(start)}`);
  if (outcome.failed > 0) console.log(`\n${toShow(outcome.output)}\n`);
  else
    for (const line of outcome.output.split('\n').filter((text) => toTell.test(text))) console.log(`  ${line.trim()}`);
}

async function run(stage: Stage): Promise<Outcome> {
  try {
    return await stage.run();
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** What a failed stage said, without the lines of what passed and of what began. */
function toShow(output: string): string {
  const lines = output.split('\n').filter((line) => !progress.test(line));
  return lines.join('\n').trim().slice(-mostCharacters);
}
