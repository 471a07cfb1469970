import { lazyPart, Notice, useMessages } from '@otryv/ui';
import { type ReactNode, Suspense } from 'react';
import { decisionCatalogues } from '../messages/decisions.ts';
import { DecisionFacts } from './DecisionFacts.tsx';
import type { DecidedStageRow, Moves } from './decidedStageRow.ts';
import classes from './StageDecision.module.css';

// Not every host computes the changes.
const DryRun = lazyPart(async () => ({ default: (await import('./DryRun.tsx')).DryRun }));

export interface DecisionLayoutProps {
  decision: DecidedStageRow;
  moves: Moves | undefined;
  children: ReactNode;
}

/** Facts and fields of a decision, with the changed ranks beside them; below them if there is no room. */
export function DecisionLayout({ decision, moves, children }: DecisionLayoutProps) {
  const messages = useMessages(decisionCatalogues);

  return (
    <>
      <DecisionFacts decision={decision} />
      <div className={classes.DecisionColumns}>
        <div className={classes.DecisionFields}>{children}</div>
        {moves !== undefined && (
          <Suspense fallback={<div data-late />}>
            <DryRun moves={moves} />
          </Suspense>
        )}
      </div>
      <Notice>{messages.recalculated}</Notice>
    </>
  );
}
