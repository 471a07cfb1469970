import type { DecisionOutcome } from '@otryv/contract/schemas';
import { formatGap } from '@otryv/race';
import { Chip, MedalRank, useMessages, useOtryv, VisuallyHidden } from '@otryv/ui';
import type { ReactNode } from 'react';
import { decisionPreviewCatalogues } from '../messages/decisionPreview.ts';
import { dryRunCatalogues } from '../messages/dryRun.ts';
import classes from './ShiftSummary.module.css';

type Shift = DecisionOutcome['shifts'][number];
type Side = Shift['before'];

/** A shifted row: the new place, gap and points, each above the current one, struck through. */
export function ShiftRow({ shift: { name, before, after } }: { shift: Shift }) {
  const messages = useMessages(dryRunCatalogues);
  const { locale } = useOtryv();
  const { leader } = useMessages(decisionPreviewCatalogues);
  const gapOf = (side: Side) =>
    side?.place == null || side.gapMs === null ? '—' : side.gapMs === 0 ? leader : formatGap(side.gapMs, locale);
  const pointsOf = (side: Side) => String(side?.points ?? 0);
  const labelOf = (side: Side) => side?.label ?? side?.place?.toString() ?? messages.noPlace;

  return (
    <li className={classes.ShiftRow}>
      <Pair after={<RankOf side={after} />} before={labelOf(before)} />
      <span className={classes.ShiftRowName}>
        <bdi>{name}</bdi>
        <VisuallyHidden>: {messages.move(labelOf(before), labelOf(after))}</VisuallyHidden>
      </span>
      <Pair after={gapOf(after)} before={gapOf(before)} />
      <Pair after={pointsOf(after)} before={pointsOf(before)} />
    </li>
  );
}

function Pair({ after, before }: { after: ReactNode; before: string }) {
  return (
    <span className={classes.ShiftRowPair} aria-hidden="true">
      <b>{after}</b>
      <del>{before}</del>
    </span>
  );
}

function RankOf({ side }: { side: Side }) {
  if (side?.label) return <Chip tone="line">{side.label}</Chip>;
  return side?.place == null ? '—' : <MedalRank place={side.place} />;
}
