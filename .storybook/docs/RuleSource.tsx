import { useState } from 'react';
import { docstringsOf } from './docstringsOf.ts';
import type { wordsOf } from './words.ts';

const sources = import.meta.glob<string>(
  ['../../packages/race/src/**/*.ts', '!../../packages/race/src/**/*.test.ts', '!../../packages/race/src/testing/*'],
  { query: '?raw', import: 'default' },
);

/** The docstrings of a file of `packages/race`, read when they are opened. */
export function RuleSource({ file, words }: { file: string; words: ReturnType<typeof wordsOf> }) {
  const [text, setText] = useState('');
  const read = sources[`../../packages/race/src/${file}`];
  const open = () => {
    read?.().then(
      (source) => setText(docstringsOf(source)),
      () => setText(words.unread),
    );
  };

  return (
    <details onToggle={open}>
      <summary>packages/race/src/{file}</summary>
      <pre>{text}</pre>
    </details>
  );
}
