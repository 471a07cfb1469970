import { ReasonDialog } from '@otryv/forms';
import { Button, Icon, StateStrip } from '@otryv/ui';
import { Lock, LockOpen, RefreshCw, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../../lib/api/useSend.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as stageMessages } from '../messages/ru.ts';
import type { ManagedStage } from './managedStage.ts';

export interface StageControlsProps extends ManagedStage {
  onAdd: () => void;
}

/** Renders whether a stage is open for changes, and the actions for the whole stage. */
export function StageControls({ series: { _id: seriesId }, results, onAdd }: StageControlsProps) {
  const { manage: messages } = useMessages(stageMessages);
  const [isLocking, setIsLocking] = useState(false);
  const refresh = useSend('PUT', '/api/series/stage/results');
  const setLock = useSend('PUT', '/api/series/stage/lock');
  const { order: stageOrder, lock } = results.stage;
  const of = { seriesId, stageOrder };

  return (
    <>
      <StateStrip
        aria-label={messages.title}
        state={lock ? messages.locked : messages.open}
        tone={lock ? 'info' : 'success'}
        title={lock ? messages.lockedBy(lock.author) : messages.openTitle}
        actions={
          lock ? (
            <Button
              busy={setLock.isSending}
              onClick={() => void setLock.send({ body: { ...of, isLocked: false, reason: '' } })}
            >
              <Icon of={LockOpen} /> {messages.unlock}
            </Button>
          ) : (
            <>
              <Button onClick={onAdd}>
                <Icon of={UserPlus} /> {messages.add}
              </Button>
              <Button busy={refresh.isSending} onClick={() => void refresh.send({ body: of })}>
                <Icon of={RefreshCw} /> {refresh.isSending ? messages.refreshing : messages.refresh}
              </Button>
              <Button onClick={() => setIsLocking(true)}>
                <Icon of={Lock} /> {messages.lock}
              </Button>
            </>
          )
        }
      >
        {lock?.reason}
      </StateStrip>
      {isLocking && (
        <ReasonDialog
          open
          title={messages.lockTitle}
          action={messages.lock}
          usual={[messages.lockReason]}
          onClose={() => setIsLocking(false)}
          onSubmit={async (reason) => {
            await setLock.submit({ body: { ...of, isLocked: true, reason } });
            setIsLocking(false);
          }}
        >
          <p>{messages.lockText}</p>
        </ReasonDialog>
      )}
    </>
  );
}
