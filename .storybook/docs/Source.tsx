import { useState } from 'react';
import type { messagesOf } from './messages.ts';

export interface SourceProps {
  /** Path in the repository. */
  path: string;
  /** `undefined` for a file missing from the book. */
  read: (() => Promise<string>) | undefined;
  messages: ReturnType<typeof messagesOf>;
}

/** A file of the repository, read when it is opened. */
export function Source({ path, read, messages }: SourceProps) {
  const [text, setText] = useState('');
  const open = () => {
    read?.().then(setText, () => setText(messages.unread));
  };

  return (
    <details onToggle={open}>
      <summary>{path}</summary>
      <pre>{text}</pre>
    </details>
  );
}
