import type { DecisionOutcome } from '@otryv/contract/schemas';
import { groupShifts, type ShiftRun } from '@otryv/race';
import { Button, Notice, useMessages } from '@otryv/ui';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';
import { decisionPreviewCatalogues } from '../messages/decisionPreview.ts';
import { ShiftRow } from './ShiftRow.tsx';
import classes from './ShiftSummary.module.css';

export interface ShiftSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Changes of a decision, or differences between two versions of a protocol. */
  outcome: DecisionOutcome;
}

/** The number of changed rows, medals and points, and the changed ranks; long runs of equal shifts are one line. */
export function ShiftSummary({ outcome, className, ...props }: ShiftSummaryProps) {
  const { shifts, medals, points, changesWinner, messages } = outcome;
  const texts = useMessages(decisionPreviewCatalogues);
  const [showsAll, setShowsAll] = useState(false);
  const { labelled, single, runs } = groupShifts(shifts);
  const struck = new Set(labelled.map(({ rowId }) => rowId));
  const alone = new Set(single.map(({ rowId }) => rowId));
  const listed = [
    ...shifts.filter(({ rowId }) => struck.has(rowId)),
    ...shifts.filter(({ rowId }) => !struck.has(rowId) && (showsAll || alone.has(rowId))),
  ];
  const notes = [changesWinner ? texts.winner : '', messages > 0 ? texts.messages(messages) : ''].filter(Boolean);

  return (
    <div {...props} className={clsx(classes.ShiftSummary, className)}>
      {shifts.length > 0 && (
        <dl className={classes.ShiftSummaryFigures}>
          <Figure value={shifts.length} label={texts.rows(shifts.length)} />
          <Figure value={medals} label={texts.medals(medals)} />
          <Figure value={points} label={texts.points(points)} />
        </dl>
      )}
      {listed.length > 0 && (
        <ol className={classes.ShiftSummaryRows}>
          {listed.map((shift) => (
            <ShiftRow key={shift.rowId} shift={shift} />
          ))}
        </ol>
      )}
      {!showsAll && runs.map((run) => <RunLine key={run.from} run={run} />)}
      {!showsAll && runs.length > 0 && (
        <Button kind="quiet" size="s" onClick={() => setShowsAll(true)}>
          {texts.all(shifts.length)}
        </Button>
      )}
      {notes.length > 0 && <Notice tone="warning">{notes.join(' ')}</Notice>}
    </div>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function RunLine({ run: { from, to, formerFrom, formerTo, by } }: { run: ShiftRun }) {
  const messages = useMessages(decisionPreviewCatalogues);

  return (
    <p className={classes.ShiftSummaryRun}>
      <b>{`${from}–${to}`}</b> {by > 0 ? messages.up(by) : messages.down(-by)}, {`${formerFrom}–${formerTo}`}
    </p>
  );
}
