import type { LoggedDecision } from '@otryv/contract';
import { DISQUALIFICATION_LABELS } from '@otryv/race';
import { DateTime, DisqualificationLabel, IconButton, LineItem } from '@otryv/ui';
import { Gavel, Undo2 } from 'lucide-react';
import { useResultsEditMessages } from './messages/useResultsEditMessages.ts';

interface DecisionLineProps {
  decision: LoggedDecision;
  /** Takes the decision back; without it the line is only read. */
  onUndo?: (() => void) | undefined;
}

function DecisionChip({ value }: Pick<LoggedDecision, 'value'>) {
  const words = useResultsEditMessages();
  if (value === 'undo') return words.undone;
  if (value === 'DSQ' || value === 'OFF_RECORD')
    return <DisqualificationLabel label={DISQUALIFICATION_LABELS[value]} />;
  return words.movedTo(value);
}

/** One decision: about which rider, what, why, when, by which author; struck out once it is taken back. */
export function DecisionLine({ decision, onUndo }: DecisionLineProps) {
  const words = useResultsEditMessages();
  const { name, value, isInForce, reason, author, at, version } = decision;
  const isUndo = value === 'undo';
  const facts = [author, version === null ? null : words.version(version)].filter((fact) => fact !== null);

  return (
    <LineItem
      icon={isUndo ? Undo2 : Gavel}
      title={isInForce || isUndo ? name : <del>{name}</del>}
      chip={<DecisionChip value={value} />}
      detail={
        <>
          {reason && `${words.quoted(reason)}, `}
          <DateTime at={at} inSentence />, {facts.join(', ')}
        </>
      }
      action={onUndo && isInForce && <IconButton icon={Undo2} label={words.undo(name)} onClick={onUndo} />}
    />
  );
}
