import { VisuallyHidden } from '@otryv/ui';
import type { ReactNode } from 'react';

export interface NotedProps {
  note: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A value with what is to be said of it. */
export function Noted({ note, className, children }: NotedProps) {
  return (
    <span className={className} title={note}>
      {children}
      <VisuallyHidden>, {note}</VisuallyHidden>
    </span>
  );
}

/** A value that cannot be: a question mark, and in words that it does not count. */
export const Implausible = ({ note, children }: NotedProps) => <Noted note={note}>{children}?</Noted>;
