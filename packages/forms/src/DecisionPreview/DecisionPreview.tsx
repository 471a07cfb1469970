import type { DecisionOutcome } from '@otryv/contract/schemas';
import { Button, Chip, DisplayText, Notice, useMessages } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { dryRunCatalogues } from '../messages/dryRun.ts';
import { ShiftSummary } from '../ShiftSummary/index.ts';
import classes from './DecisionPreview.module.css';

/** Why a dry run failed, in words, and the way to run it again. */
export interface DryRunFailure {
  message: string;
  onRetry: () => void;
}

export interface DecisionPreviewProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What a dry run found; `null` while it is calculated. */
  outcome: DecisionOutcome | null;
  /** Shown instead of an outcome. */
  failure?: DryRunFailure | undefined;
}

/** What a decision would change, before it is written: how many rows, medals and points, and who moves where. */
export function DecisionPreview({ outcome, failure, className, ...props }: DecisionPreviewProps) {
  const words = useMessages(dryRunCatalogues);
  const isComputing = outcome === null && !failure;

  return (
    <section {...props} className={clsx(classes.DecisionPreview, className)} aria-busy={isComputing || undefined}>
      <div className={classes.DecisionPreviewHead}>
        <DisplayText as="h3" size="d-s">
          {words.title}
        </DisplayText>
        <Chip tone="line">{words.chip}</Chip>
      </div>
      {failure ? (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button size="s" onClick={failure.onRetry}>
              {words.again}
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : (
        <p className={classes.DecisionPreviewNote} role="status">
          {outcome === null ? words.computing : outcome.shifts.length === 0 ? words.none : words.old}
        </p>
      )}
      {outcome && !failure && <ShiftSummary outcome={outcome} />}
    </section>
  );
}
