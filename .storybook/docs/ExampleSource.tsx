import { Source } from './Source.tsx';
import type { wordsOf } from './words.ts';

const sources = import.meta.glob<string>('../../examples/*/{README.md,index.html,src/*}', {
  query: '?raw',
  import: 'default',
});

/** A file of another site's example. */
export function ExampleSource({ file, words }: { file: string; words: ReturnType<typeof wordsOf> }) {
  const path = `examples/${file}`;

  return <Source path={path} read={sources[`../../${path}`]} words={words} />;
}
