import { build } from './build.ts';
import { assemble } from './distribution/assemble.ts';
import { explain } from './StackProblem.ts';

const log = (line: string) => console.log(line);

// `npm run build`: `dist`, which runs on a machine with Node alone.
try {
  await build(log);
  const { megabytes, parts } = await assemble(log);
  log(`dist is built: ${parts}, ${megabytes} MB with Node. Start it with npm run serve, or with node dist/serve.js.`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
