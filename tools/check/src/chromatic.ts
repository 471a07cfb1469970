import { runChromatic } from './runChromatic.ts';

const { code, message } = await runChromatic({
  token: process.env.CHROMATIC_PROJECT_TOKEN,
  command: ['chromatic', ...process.argv.slice(2)],
  timeLimitMs: 15 * 60_000,
});
if (message) console.log(message);
process.exit(code);
