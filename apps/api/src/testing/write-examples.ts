import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Jobs } from '../kernel/jobs/jobs.ts';
import { Examples } from './example-of.ts';
import { askEverybody } from './plan-drive.ts';
import { storeSamples } from './plan-samples.ts';
import { startPlanWorld } from './plan-world.ts';

// `npm run build:examples`: a test server with everything in it responds to every call.
it('writes an example of each successful response', async () => {
  const examples = new Examples();
  const plan = await startPlanWorld();
  try {
    await storeSamples(plan);
    // What jobs have done by the time of a response differs between runs.
    await plan.world.app.get(Jobs).stop();
    plan.around = async ({ endpoint }, send) => {
      const response = await send();
      examples.add(endpoint, response);
      return response;
    };
    await askEverybody(plan, String((await plan.db().collection('organizers').findOne())?._id));
    const all = examples.all();
    writeFileSync(
      new URL('../kernel/openapi/generated/examples.json', import.meta.url),
      `${JSON.stringify(all, null, 1)}\n`,
    );

    expect(Object.keys(all).length).toBeGreaterThan(100);
  } finally {
    await plan.close();
  }
}, 300_000);
