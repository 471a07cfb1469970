import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import { faultOf } from './faultOf.ts';
import { runStages } from './runStages.ts';
import { withNeeds } from './schedule.ts';
import type { Stage } from './stage.ts';
import { stageOfFile } from './stageOfFile.ts';
import { stages } from './stages.ts';
import { vitest } from './vitest.ts';

const files = process.argv.slice(2);
const fault = faultOf(files, (file) => existsSync(join(root, file)));
const [name] = files.map(stageOfFile);
if (name === undefined || fault !== null) {
  if (fault !== null) console.error(fault);
  console.error('Name test files of one kind to run: npm run test:one -- apps/api/src/community/bans/bans.test.ts');
  process.exit(2);
}
// Vitest finds the project of a file by itself. The tests read sources, so nothing is built for them.
const ofVitest: Stage = { name: 'vitest', cores: 2, seconds: 10, run: (context) => vitest(context, []) };
const ofName = stages.find((stage) => stage.name === name) ?? ofVitest;
const readsSources = name === 'vitest' || name === 'stories';
const chosen = readsSources ? [{ ...ofName, needs: [] }] : withNeeds([name], stages);
process.exit(await runStages(chosen, { files, remembers: false }));
