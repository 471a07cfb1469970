import { median } from '../measuring/rounds.ts';
import { timesOf } from '../measuring/times.ts';
import { apiMongoose, createBuiltApi, fromDist } from '../product/builtApi.ts';

// Runs in a separate process with the built API in it, and sends its counts to the parent process.
const mongoose = await apiMongoose();
let hydrations = 0;
mongoose.plugin((schema: { post: (hook: string, then: () => void) => void }) => {
  schema.post('init', () => {
    hydrations += 1;
  });
});

const { ProtocolBytes } = await fromDist('racing/results/publish/protocol-bytes.js');
const { app, connection } = await createBuiltApi();
const commands: string[] = [];
connection.getClient().on('commandStarted', ({ commandName }: { commandName: string }) => {
  // The change stream is always waiting for its next batch.
  if (commandName !== 'getMore') commands.push(commandName);
});

const eventId = Number(process.argv[2]);
const bytes = app.get(ProtocolBytes);
const paths = process.argv.slice(3);
await untilWatching();
const reads: Record<string, { commands: string[]; hydrations: number; hotCommands: string[] }> = {};
for (const path of paths) {
  bytes.forget(eventId);
  const cold = await counted(path);
  const hot = await counted(path);
  reads[path] = { ...cold, hotCommands: hot.commands };
}
const coldMs = await readTime(() => bytes.forget(eventId));
const hotMs = await readTime(() => undefined);
const plan = await connection
  .collection('protocols')
  .find({ eventId }, { sort: { version: -1 }, projection: { _id: 0, version: 1, quality: 1, bytes: 1 } })
  .limit(1)
  .explain('executionStats');
const { totalDocsExamined } = plan.executionStats;
const isIndexed = JSON.stringify(plan.queryPlanner.winningPlan).includes('IXSCAN');

// A broken counter would report 0 as well.
hydrations = 0;
await connection.models.EventRecord.findOne();
const countsHydrations = hydrations === 1;

process.send?.({ reads, coldMs, hotMs, totalDocsExamined, isIndexed, countsHydrations });
await app.close();
process.exit();

async function counted(path: string): Promise<{ commands: string[]; hydrations: number }> {
  commands.length = 0;
  hydrations = 0;
  const { statusCode } = await app.inject({ url: path });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`);
  return { commands: [...commands], hydrations };
}

/** Waits until the API's change stream is open: before that, it caches no bytes. */
async function untilWatching(): Promise<void> {
  for (let rowMarks = 0; rowMarks < 100; rowMarks++) {
    await bytes.findLatest(eventId);
    commands.length = 0;
    await bytes.findLatest(eventId);
    if (commands.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The API does not keep the bytes of a protocol in memory.');
}

/** Measures the median time in ms to obtain the bytes of the protocol. */
async function readTime(before: () => void): Promise<number> {
  return median(await timesOf(() => bytes.findLatest(eventId), 200, before));
}
