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
  const messages = useMessages(devicesMessages);
  const { isCurrent, address, createdAt, lastUsedAt } = session;
  const device = session.device || messages.unknown;

  return (
    <LineItem
      icon={MonitorSmartphone}
      title={device}
      chip={isCurrent && <Chip tone="line">{messages.current}</Chip>}
      detail={
        <>
          {address}, {messages.signedIn} <DateTime at={createdAt} inSentence />, {messages.used}{' '}
          <DateTime at={lastUsedAt} inSentence />
        </>
      }
      action={
        !isCurrent && (
          <Button size="s" aria-label={messages.endOf(device)} busy={isEnding} onClick={onEnd}>
            {messages.end}
          </Button>
        )
      }
    />
  );
}
