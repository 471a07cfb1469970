import { DISQUALIFICATION_LABELS } from '@otryv/race';
import { DateTime, DisqualificationLabel, IconButton, LineItem, useMessages } from '@otryv/ui';
import { Gavel, Undo2 } from 'lucide-react';
import { explanationCatalogues } from '../messages/explanation.ts';
import type { PlaceDecision } from './protocolChanges.ts';

export interface DecisionLineProps {
  decision: Omit<PlaceDecision, 'id'>;
  /** Undoes the decision; without it the line is read-only. */
  onUndo?: (() => void) | undefined;
}

/** One decision: the rider, the decision, its reason, time and author; struck out once it is undone. */
export function DecisionLine({ decision, onUndo }: DecisionLineProps) {
  const messages = useMessages(explanationCatalogues);
  const { name, value, isInForce, reason, author, at, version } = decision;
  const isUndo = value === 'undo';
  const facts = [author, version === null ? null : messages.ofVersion(version)].filter((fact) => fact !== null);

  return (
    <LineItem
      icon={isUndo ? Undo2 : Gavel}
      title={
        isInForce || isUndo ? (
          name
        ) : (
          <del>
            <bdi>{name}</bdi>
          </del>
        )
      }
      chip={<DecisionChip value={value} />}
      detail={
        <>
          {reason && `${messages.quoted(reason)}, `}
          <DateTime at={at} inSentence />, {facts.join(', ')}
        </>
      }
      action={onUndo && isInForce && <IconButton icon={Undo2} label={messages.undo(name)} onClick={onUndo} />}
    />
  );
}

function DecisionChip({ value }: Pick<PlaceDecision, 'value'>) {
  const messages = useMessages(explanationCatalogues);
  if (value === 'undo') return messages.undone;
  if (value === 'DSQ' || value === 'OFF_RECORD')
    return <DisqualificationLabel label={DISQUALIFICATION_LABELS[value]} />;
  return messages.movedTo(value);
}
