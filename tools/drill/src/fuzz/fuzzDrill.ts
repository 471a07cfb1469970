import { join } from 'node:path';
import { command, root } from '@otryv/local-stack';

export interface FuzzDrillOptions {
  requests: number;
  seed: number;
  log: (line: string) => void;
}

/** Sends this many requests over all operations, as `npm test` does with fewer (R11); resolves to the failures. */
export async function fuzzDrill({ requests, seed, log }: FuzzDrillOptions): Promise<string[]> {
  log(`${requests} requests with the seed ${seed} …`);
  const args = [
    'run',
    '--project',
    'api',
    'apps/api/src/kernel/http/fuzz-riders',
    'apps/api/src/kernel/http/fuzz-owners',
  ];
  const { code, output } = await command([join(root, 'node_modules/.bin/vitest'), ...args], {
    folder: root,
    env: { FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed) },
  });
  return code === 0 ? [] : [output];
}
