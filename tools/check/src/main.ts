import { parseArgs } from 'node:util';
import { rememberWholeRun } from './changes.ts';
import { checkFull } from './full.ts';
import { checkQuickly } from './quick.ts';
import { runStages } from './runStages.ts';
import { withNeeds } from './schedule.ts';
import { stages } from './stages.ts';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: 'string', multiple: true, default: [] },
    part: { type: 'string', multiple: true, default: [] },
    quick: { type: 'boolean', default: false },
    static: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
  },
});

const unknown = values.stage.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

if (files.length > 0 && values.stage.length !== 1) {
  console.error('Files belong to one stage: npm test -- --stage e2e race.spec.ts');
  process.exit(2);
}

process.exit(await check());

async function check(): Promise<number> {
  if (values.quick) return checkQuickly(values.static);
  if (values.full) return checkFull(values.part);
  const chosen = values.stage.length > 0 ? withNeeds(values.stage, stages) : stages;
  const code = await runStages(chosen, {
    files,
    continues: values.all,
    remembers: files.length === 0,
    resumes: values.resume && !process.env.CI,
  });
  if (code === 0 && chosen === stages) rememberWholeRun();
  return code;
}
