import type { DeviceSession } from '@otryv/contract';
import { Button, Chip, DateTime, LineItem } from '@otryv/ui';
import { MonitorSmartphone } from 'lucide-react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as devicesMessages } from './messages/ru.ts';

export interface DeviceLineProps {
  session: DeviceSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** Renders a signed-in device, which can be signed out unless it is the current one. */
export function DeviceLine({ session, isEnding, onEnd }: DeviceLineProps) {
  const words = useMessages(devicesMessages);
  const { isCurrent, address, createdAt, lastUsedAt } = session;
  const device = session.device || words.unknown;

  return (
    <LineItem
      icon={MonitorSmartphone}
      title={device}
      chip={isCurrent && <Chip tone="line">{words.current}</Chip>}
      detail={
        <>
          {address}, {words.signedIn} <DateTime at={createdAt} inSentence />, {words.used}{' '}
          <DateTime at={lastUsedAt} inSentence />
        </>
      }
      action={
        !isCurrent && (
          <Button size="s" aria-label={words.endOf(device)} busy={isEnding} onClick={onEnd}>
            {words.end}
          </Button>
        )
      }
    />
  );
}
