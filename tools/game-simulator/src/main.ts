import { parseArgs } from 'node:util';
import { startSimulator } from './simulator.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    seed: { type: 'string', default: '1' },
    anchor: { type: 'string' },
    data: { type: 'string' },
    history: { type: 'boolean', default: false },
    showcase: { type: 'boolean', default: false },
    username: { type: 'string' },
    password: { type: 'string' },
  },
});

const anchor = values.anchor === undefined ? new Date() : new Date(values.anchor);
if (Number.isNaN(anchor.getTime())) {
  console.error(`--anchor «${values.anchor}» is not a moment: write it like 2026-11-21T00:00:00Z.`);
  process.exit(1);
}
if (!Number.isInteger(Number(values.seed)) || !Number.isInteger(Number(values.port))) {
  console.error(`--seed «${values.seed}» and --port «${values.port}» must be integers.`);
  process.exit(1);
}

try {
  const simulator = await startSimulator({
    port: Number(values.port),
    seed: Number(values.seed),
    anchor,
    dataDir: values.data,
    hasHistory: values.history,
    hasShowcase: values.showcase,
    username: values.username ?? process.env.GAME_USERNAME,
    password: values.password ?? process.env.GAME_PASSWORD,
  });
  console.log(
    `Game simulator: a stand-in for the game platform, season around ${anchor.toISOString()}, at ${simulator.apiUrl}`,
  );
  const given = values.password ?? process.env.GAME_PASSWORD;
  if (given === undefined) console.log(`Account: ${simulator.account.username} ${simulator.account.password}`);
  process.send?.({ address: new URL(simulator.apiUrl).origin });
  process.send?.('ready');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void simulator.close());
} catch (error) {
  console.error(`The game simulator could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
