import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { drawSample } from '../../apps/portal/src/testing/drawSample.ts';
import { importGraph } from './importGraph.ts';

/** A network state as a story: `export const UsersSlow: StateStory = ofUsers.slow;`. */
const storyOfState =
  /^export const \w+: StateStory = (?:\{ \.\.\.)?(\w+)\.(loading|slow|failed|forbidden|offline)\b.*;$/gm;
const statesOfNetwork = ['loading', 'slow', 'failed', 'forbidden', 'offline'] as const;

const screens = 'apps/portal/src/features/';
/** Files in which every screen is rendered, and which run its stories. */
const frame = [
  'apps/portal/src/testing/PortalAt.tsx',
  'apps/portal/src/testing/screenStates.ts',
  'apps/portal/src/testing/networkStates.ts',
  '.storybook/preview.tsx',
  'vitest.stories.config.ts',
  'package.json',
  'pnpm-lock.yaml',
];

/** Reduces the stories of screens in network states to one state per screen, drawn by the seed. */
export function sampleStates(code: string, file: string, seed: number): string {
  const screens = [...new Set(Array.from(code.matchAll(storyOfState), ([, screen]) => screen))];
  if (screens.length === 0) throw new Error(`${file} has no story of a state that can be recognized.`);
  return code.replace(storyOfState, (story, screen: string, state: string) =>
    drawSample<string>(statesOfNetwork, seed, screens.indexOf(screen)).includes(state) ? story : '',
  );
}

/** Returns a finder of the imports of the screens in a file of stories, including the frame of every screen. */
export function importsOfScreens(root: string): (file: string) => Set<string> {
  const dependenciesOf = importGraph(root);
  // The routes import every screen.
  const isFollowed = (from: string, to: string) => from.startsWith(screens) || !to.startsWith(screens);
  const ofFrame = dependenciesOf(frame, isFollowed);
  return (file) => new Set([...ofFrame, ...dependenciesOf([file, ...screensOf(root, file)], isFollowed)]);
}

/** Returns the screen that a file of stories is named after, else all in its folder and in those below without stories. */
function screensOf(root: string, file: string): string[] {
  const folder = dirname(file);
  const own = join(folder, basename(file).replace('States.stories', ''));
  if (existsSync(join(root, own))) return [own];
  const cwd = join(root, folder);
  const described = globSync('*/**/*States.stories.tsx', { cwd }).map(dirname);
  return globSync('**/[A-Z]*{Screen,Screens}.{ts,tsx}', { cwd })
    .filter((name) => !described.some((other) => name.startsWith(`${other}/`)))
    .map((name) => join(folder, name));
}
