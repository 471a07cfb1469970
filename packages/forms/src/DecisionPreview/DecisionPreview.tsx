import type { DecisionOutcome } from '@otryv/contract/schemas';
import { Button, Chip, DisplayText, Notice, useMessages } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { dryRunCatalogues } from '../messages/dryRun.ts';
import { ShiftSummary } from '../ShiftSummary/index.ts';
import classes from './DecisionPreview.module.css';

/** The error message of a dry run, with a retry. */
export interface DryRunFailure {
  message: string;
  onRetry: () => void;
}

export interface DecisionPreviewProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Result of a dry run; `null` while pending. */
  outcome: DecisionOutcome | null;
  /** Shown instead of an outcome. */
  failure?: DryRunFailure | undefined;
}

/** Previews a decision before it is written: the number of changed rows, medals and points, and the new ranks. */
export function DecisionPreview({ outcome, failure, className, ...props }: DecisionPreviewProps) {
  const messages = useMessages(dryRunCatalogues);
  const isComputing = outcome === null && !failure;

  return (
    <section {...props} className={clsx(classes.DecisionPreview, className)} aria-busy={isComputing || undefined}>
      <div className={classes.DecisionPreviewHead}>
        <DisplayText as="h3" size="d-s">
          {messages.title}
        </DisplayText>
        <Chip tone="line">{messages.chip}</Chip>
      </div>
      {failure ? (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button size="s" onClick={failure.onRetry}>
              {messages.again}
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : (
        <p className={classes.DecisionPreviewNote} role="status">
          {outcome === null ? messages.computing : outcome.shifts.length === 0 ? messages.none : messages.old}
        </p>
      )}
      {outcome && !failure && <ShiftSummary outcome={outcome} />}
    </section>
  );
}
