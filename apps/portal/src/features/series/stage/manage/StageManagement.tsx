import type { StageAction } from '@otryv/tables';
import { Notice } from '@otryv/ui';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { riderName } from '../../../../lib/names/riderName.ts';
import { ru as stageMessages } from '../messages/ru.ts';
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
  const { manage: messages } = useMessages(stageMessages);
  const withoutCategory = results.results.filter(
    ({ category, modifiedCategory, disqualification }) =>
      category === null && modifiedCategory === null && disqualification === null,
  );

  return (
    <>
      <StageControls {...{ series, results }} onAdd={() => setIsAdding(true)} />
      {withoutCategory.length > 0 && (
        <Notice tone="warning" title={messages.categoriesMissing(withoutCategory.length)}>
          {messages.categoriesMissingText(withoutCategory.map(({ profileData }) => riderName(profileData)).join(', '))}
        </Notice>
      )}
      <StageProtocol {...{ series, results }} {...(isOpen && { onAction: setAction })} />
      <StageDecisionLog {...{ series, results }} canUndo={isOpen} />
      {action && <DecisionDialog action={action} version={results.version} onClose={() => setAction(null)} />}
      {isAdding && <AddResultDialog {...{ series, results }} onClose={() => setIsAdding(false)} />}
    </>
  );
}
