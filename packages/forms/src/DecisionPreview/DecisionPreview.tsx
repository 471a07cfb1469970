import type { DecisionOutcome } from '@otryv/contract/schemas';
import { Chip, DisplayText } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useDryRunMessages } from '../messages/dryRun.ts';
import { ShiftSummary } from '../ShiftSummary/index.ts';
import classes from './DecisionPreview.module.css';

export interface DecisionPreviewProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What a dry run found; `null` while it is calculated. */
  outcome: DecisionOutcome | null;
}

/** What a decision would change, before it is written: how many rows, medals and points, and who moves where. */
export function DecisionPreview({ outcome, className, ...props }: DecisionPreviewProps) {
  const words = useDryRunMessages();

  return (
    <section {...props} className={clsx(classes.DecisionPreview, className)} aria-busy={outcome === null || undefined}>
      <div className={classes.DecisionPreviewHead}>
        <DisplayText as="h3" size="d-s">
          {words.title}
        </DisplayText>
        <Chip tone="line">{words.chip}</Chip>
      </div>
      <p className={classes.DecisionPreviewNote} role="status">
        {outcome === null ? words.computing : outcome.shifts.length === 0 ? words.none : words.old}
      </p>
      {outcome && <ShiftSummary outcome={outcome} />}
    </section>
  );
}
