import { Section, Stack, useMessages } from '@otryv/ui';
import type { ReactNode } from 'react';
import { explanationCatalogues } from '../messages/explanation.ts';
import { PlaceHistory, type PlaceHistoryProps } from '../PlaceHistory/index.ts';
import { PlaceReceipt, type PlaceReceiptProps } from '../PlaceReceipt/index.ts';
import { GameFigures } from './GameFigures.tsx';
import type { GameRow } from './gameRow.ts';

export interface PlaceExplanationProps extends PlaceReceiptProps {
  /** The row as sent by the game; without it the section is omitted. */
  game?: GameRow | undefined;
  /** Decisions about the row and its place in every version; without it the sections are omitted. */
  history?: Omit<PlaceHistoryProps, 'of'> | undefined;
  /** Actions for the row: above the steps. */
  actions?: ReactNode;
  /** Additional content about the row, such as appeals: between the steps and the decisions. */
  children?: ReactNode;
}

/** Explains a row's place: the steps to it, the decisions about it, its place in every version, the game's figures. */
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
  const messages = useMessages(explanationCatalogues);

  return (
    <Stack {...props} gap="s">
      {actions}
      <Section title={messages.steps}>
        <PlaceReceipt {...{ row, rows, protocolKind, startGapMs }} />
      </Section>
      {children}
      {history && <PlaceHistory {...history} of="row" />}
      {game && (
        <Section title={messages.game}>
          <GameFigures row={game} />
        </Section>
      )}
    </Stack>
  );
}
