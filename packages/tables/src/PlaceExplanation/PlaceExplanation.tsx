import { Section, Stack, useMessages } from '@otryv/ui';
import type { ReactNode } from 'react';
import { explanationCatalogues } from '../messages/explanation.ts';
import { PlaceHistory, type PlaceHistoryProps } from '../PlaceHistory/index.ts';
import { PlaceReceipt, type PlaceReceiptProps } from '../PlaceReceipt/index.ts';
import { GameFigures } from './GameFigures.tsx';
import type { GameRow } from './gameRow.ts';

export interface PlaceExplanationProps extends PlaceReceiptProps {
  /** The row as the game sent it; without it the section is left out. */
  game?: GameRow | undefined;
  /** The decisions about the row and its place in every version; without it the sections are left out. */
  history?: Omit<PlaceHistoryProps, 'of'> | undefined;
  /** What can be done about the row: above the steps. */
  actions?: ReactNode;
  /** What else is said about the row, as its appeals: between the steps and the decisions. */
  children?: ReactNode;
}

/** Why a row has its place: the steps to it, the decisions about it, its place in every version, the figures of the game. */
export function PlaceExplanation({
  row,
  rows,
  protocolKind,
  startGapMs,
  game,
  history,
  actions,
  children,
  ...props
}: PlaceExplanationProps) {
  const words = useMessages(explanationCatalogues);

  return (
    <Stack {...props} gap="s">
      {actions}
      <Section title={words.steps}>
        <PlaceReceipt {...{ row, rows, protocolKind, startGapMs }} />
      </Section>
      {children}
      {history && <PlaceHistory {...history} of="row" />}
      {game && (
        <Section title={words.game}>
          <GameFigures row={game} />
        </Section>
      )}
    </Stack>
  );
}
