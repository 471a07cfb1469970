import { useCopied } from '../docs/useCopied.ts';
import type { pageWordsOf } from './pageWords.ts';

export interface CopyNameProps {
  name: string;
  words: ReturnType<typeof pageWordsOf>;
}

/** The name of a token; a click copies `var(…)` with it. */
export function CopyName({ name, words }: CopyNameProps) {
  const [isCopied, copy] = useCopied();

  return (
    <button type="button" onClick={() => copy(`var(${name})`)} aria-label={words.copy(name)}>
      {isCopied ? words.copied : name}
    </button>
  );
}
