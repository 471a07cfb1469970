import { join } from 'node:path';
import { command, root } from '@otryv/local-stack';

export interface FloodDrillOptions {
  calls: number;
  log: (line: string) => void;
}

const tests = [
  'apps/api/src/game/client/game-flood',
  'apps/api/src/kernel/mail/mail-flood',
  'apps/api/src/clubs/billing/payments-flood',
];

/** Makes this many calls to a failing game, mail server and payment provider each (R8); resolves to the failures. */
export async function floodDrill({ calls, log }: FloodDrillOptions): Promise<string[]> {
  log(`${calls} calls to each of ${tests.length} failing services …`);
  const { code, output } = await command(
    [join(root, 'node_modules/.bin/vitest'), 'run', '--project', 'api', '--disable-console-intercept=true', ...tests],
    { folder: root, env: { FLOOD_CALLS: String(calls) } },
  );
  for (const [line] of output.matchAll(/\d+ calls, longest block.*/g)) log(line);
  return code === 0 ? [] : [output];
}
