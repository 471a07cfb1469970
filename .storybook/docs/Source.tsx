import { useState } from 'react';
import type { wordsOf } from './words.ts';

export interface SourceProps {
  /** Path in the repository. */
  path: string;
  /** `undefined` for a file missing from the book. */
  read: (() => Promise<string>) | undefined;
  words: ReturnType<typeof wordsOf>;
}

/** A file of the repository, read when it is opened. */
export function Source({ path, read, words }: SourceProps) {
  const [text, setText] = useState('');
  const open = () => {
    read?.().then(setText, () => setText(words.unread));
  };

  return (
    <details onToggle={open}>
      <summary>{path}</summary>
      <pre>{text}</pre>
    </details>
  );
}
