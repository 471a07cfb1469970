import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { changedFiles, sampleSeed } from './changedFiles.ts';
import { importsOfScreens, sampleStates } from './sampledStates.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const storiesOfStates = /^apps\/portal\/src\/screens\/.*States\.stories\.tsx$/;

/**
 * Runs every state of the network for screens whose imports have changed, two drawn ones for the others. `SAMPLE_SEED`
 * repeats a draw; `CHECK_FULL` runs all.
 */
export function samplePlugin(): Plugin | null {
  if (process.env.CHECK_FULL) return null;
  const changed = changedFiles(root);
  if (changed === null) return null;
  const seed = sampleSeed(root);
  const importsOf = importsOfScreens(root);
  const isChanged = (file: string) => {
    const imports = importsOf(file);
    return changed.some((each) => imports.has(each));
  };
  console.log(`States of the network: all of changed screens, two of others by SAMPLE_SEED=${seed}`);
  return {
    name: 'otryv:sampled-states',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id.replace(/\?.*$/, ''));
      return storiesOfStates.test(file) && !isChanged(file)
        ? { code: sampleStates(code, file, seed), map: null }
        : null;
    },
  };
}
