import type { StageAction } from '@otryv/tables';
import { useState } from 'react';
import { StageProtocol } from '../protocol/StageProtocol.tsx';
import { AddResultDialog } from './AddResultDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { ManagedStage } from './managedStage.ts';
import { StageControls } from './StageControls.tsx';
import { StageDecisionLog } from './StageDecisionLog.tsx';

/** Renders the protocol of a stage for users who may decide on it, with its log. */
export function StageManagement({ series, results }: ManagedStage) {
  const [action, setAction] = useState<StageAction | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const isOpen = results.stage.lock === null;

  return (
    <>
      <StageControls {...{ series, results }} onAdd={() => setIsAdding(true)} />
      <StageProtocol {...{ series, results }} {...(isOpen && { onAction: setAction })} />
      <StageDecisionLog {...{ series, results }} canUndo={isOpen} />
      {action && <DecisionDialog action={action} version={results.version} onClose={() => setAction(null)} />}
      {isAdding && <AddResultDialog {...{ series, results }} onClose={() => setIsAdding(false)} />}
    </>
  );
}
