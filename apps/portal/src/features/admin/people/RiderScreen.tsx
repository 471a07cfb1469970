import { Button, DateTime, Setting, SettingList } from '@otryv/ui';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as adminMessages } from '../messages/ru.ts';
import { RiderPage } from './RiderPage.tsx';

/** Renders a rider, with a button to recalculate the power curve. */
export function RiderScreen() {
  return (
    <RiderPage tab="adminRider">
      {(zwiftId, { powerCurve }) => <CurveSetting zwiftId={zwiftId} updatedAt={powerCurve?.updatedAt ?? null} />}
    </RiderPage>
  );
}

function CurveSetting({ zwiftId, updatedAt }: { zwiftId: number; updatedAt: string | null }) {
  const { rider: messages } = useMessages(adminMessages);
  const { send, isSending } = useSend('PUT', '/api/admin/riders/power-curve');

  return (
    <SettingList>
      <Setting title={messages.main} description={messages.curveText}>
        {updatedAt === null ? (
          messages.noCurve
        ) : (
          <span>
            {messages.updated} <DateTime at={updatedAt} inSentence />
          </span>
        )}
        <Button busy={isSending} onClick={() => void send({ body: { zwiftId } })}>
          {isSending ? messages.rebuilding : messages.rebuild}
        </Button>
      </Setting>
    </SettingList>
  );
}
