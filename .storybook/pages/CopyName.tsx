import { useCopied } from '../docs/useCopied.ts';
import type { pageMessagesOf } from './pageMessages.ts';

export interface CopyNameProps {
  name: string;
  messages: ReturnType<typeof pageMessagesOf>;
}

/** The name of a token; a click copies `var(…)` with it. */
export function CopyName({ name, messages }: CopyNameProps) {
  const [isCopied, copy] = useCopied();

  return (
    <button type="button" onClick={() => copy(`var(${name})`)} aria-label={messages.copy(name)}>
      {isCopied ? messages.copied : name}
    </button>
  );
}
