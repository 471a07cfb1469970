import { VisuallyHidden } from '@otryv/ui';
import type { ReactNode } from 'react';

export interface NotedProps {
  note: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders a value with a note, as a tooltip and for screen readers. */
export function Noted({ note, className, children }: NotedProps) {
  return (
    <span className={className} title={note}>
      <bdi>{children}</bdi>
      <VisuallyHidden>, {note}</VisuallyHidden>
    </span>
  );
}

/** Marks an implausible value with a question mark and a note. */
export const Implausible = ({ note, children }: NotedProps) => <Noted note={note}>{children}?</Noted>;
