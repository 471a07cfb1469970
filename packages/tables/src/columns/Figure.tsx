import { Blank, VisuallyHidden } from '@otryv/ui';
import { BestValue } from '../BestValue/BestValue.tsx';
import { useMessages } from '../messages/useMessages.ts';

export interface FigureProps {
  /** The value as its column prints it; blank or `null` where there is none. */
  text: string | null;
  /** Why there is none. */
  reason: string;
  isBest?: boolean;
}

/** A value of a column: a dash with the reason where there is none, a chip on the best one. */
export function Figure({ text, reason, isBest = false }: FigureProps) {
  const { legend } = useMessages();
  if (!text) return <Blank reason={reason} />;

  return isBest ? (
    <BestValue title={legend.best}>
      {text}
      <VisuallyHidden>, {legend.best}</VisuallyHidden>
    </BestValue>
  ) : (
    text
  );
}
