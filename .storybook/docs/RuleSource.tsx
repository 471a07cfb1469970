import { docstringsOf } from './docstringsOf.ts';
import { Source } from './Source.tsx';
import type { wordsOf } from './words.ts';

const sources = import.meta.glob<string>(
  ['../../packages/race/src/**/*.ts', '!../../packages/race/src/**/*.test.ts', '!../../packages/race/src/testing/*'],
  { query: '?raw', import: 'default' },
);

/** The docstrings of a file of `packages/race`. */
export function RuleSource({ file, words }: { file: string; words: ReturnType<typeof wordsOf> }) {
  const path = `packages/race/src/${file}`;
  const read = sources[`../../${path}`];

  return <Source path={path} read={read && (() => read().then(docstringsOf))} words={words} />;
}
