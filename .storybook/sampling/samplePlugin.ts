import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { baseOfChange, changedSince } from '../../tools/check/src/changes.ts';
import { chosenSeed, commitOf } from '../../tools/check/src/git.ts';
import { importsOfScreens, sampleStates } from './sampledStates.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const storiesOfStates = /^apps\/portal\/src\/features\/.*States\.stories\.tsx$/;

/**
 * Runs every network state for screens whose imports have changed, one drawn by the seed for the others. `CHECK_SEED`
 * repeats a sample; `CHECK_FULL` runs all.
 */
export function samplePlugin(): Plugin | null {
  if (process.env.CHECK_FULL) return null;
  if (commitOf('HEAD~1') === null) return null;
  const changed = changedSince(baseOfChange()).map(({ file }) => file);
  const seed = chosenSeed();
  const importsOf = importsOfScreens(root);
  const isChanged = (file: string) => {
    const imports = importsOf(file);
    return changed.some((each) => imports.has(each));
  };
  console.log(`States of the network: all of changed screens, one of others by CHECK_SEED=${seed}`);
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
