import { extname } from 'node:path';
import { stageOfFile } from './stageOfFile.ts';

const isTest = /\.(test\.tsx?|spec\.ts|stories\.tsx)$/;

/** Returns why these files, or folders of tests, cannot be run together; `null` if they can. */
export function faultOf(files: readonly string[], isThere: (file: string) => boolean): string | null {
  const missing = files.filter((file) => !isThere(file));
  if (missing.length > 0) return `Below the root of the repository there is no ${missing.join(', ')}.`;
  const others = files.filter((file) => extname(file) !== '' && !isTest.test(file));
  if (others.length > 0) return `No test, story or journey: ${others.join(', ')}.`;
  const kinds = Map.groupBy(files, stageOfFile);
  if (kinds.size < 2) return null;
  const named = [...kinds].map(([kind, those]) => `${kind} (${those.join(', ')})`);
  return `These files are of different kinds: ${named.join('; ')}.`;
}
