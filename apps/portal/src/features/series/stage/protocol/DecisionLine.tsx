import type { LoggedStageDecision } from '@otryv/contract';
import { seriesCategory } from '@otryv/race';
import { Chip, DateTime, IconButton, LineItem } from '@otryv/ui';
import { Gavel, Undo2 } from 'lucide-react';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as stageMessages } from '../messages/ru.ts';

export interface DecisionLineProps {
  decision: LoggedStageDecision;
  /** Reverts the decision; without it the line is read-only. */
  onUndo?: (() => void) | undefined;
}

/** Renders one decision about a row of a stage, struck through once reverted. */
export function DecisionLine({ decision, onUndo }: DecisionLineProps) {
  const { manage: messages } = useMessages(stageMessages);
  const { name, kind, isInForce, reason, author, at, version } = decision;
  const isUndo = kind === 'undo';
  const facts = [author ?? messages.byRules, version === null ? null : messages.version(version)].filter(Boolean);

  return (
    <LineItem
      icon={isUndo ? Undo2 : Gavel}
      title={isInForce || isUndo ? name : <del>{name}</del>}
      chip={<Chip>{[messages.kinds[kind], useValue(decision)].filter(Boolean).join(': ')}</Chip>}
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

function useValue({ kind, value }: LoggedStageDecision): string | null {
  const { manage: messages } = useMessages(stageMessages);
  if (kind === 'category') return value === null ? messages.noCategory : seriesCategory(value);
  if (kind === 'penalty') return value && messages.seconds(value);
  return value;
}
