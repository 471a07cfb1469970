import type { RiderBan } from '@otryv/contract';
import { Button, DateTime, Setting, SettingList, Skeleton, Stack, Switch } from '@otryv/ui';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as adminMessages } from '../messages/ru.ts';
import { BanDialog, BanReason, isTooLong } from './BanDialog.tsx';
import { RiderPage } from './RiderPage.tsx';

/** Renders the reasons, by code, for excluding a rider from the leaderboards. */
export function RiderBansScreen() {
  return <RiderPage tab="adminRiderBans">{(zwiftId) => <Bans zwiftId={zwiftId} />}</RiderPage>;
}

function Bans({ zwiftId }: { zwiftId: number }) {
  const { rider: messages } = useMessages(adminMessages);
  const { data, error, isRetrying, retry } = useRead('/api/admin/riders/ban/{zwiftId}', { params: { zwiftId } });
  if (error) {
    return <ReadError title={messages.bansFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;

  return (
    <>
      <p>{messages.bansText}</p>
      <SettingList>
        {data.data.map((ban) => (
          <BanSetting key={ban.code} zwiftId={zwiftId} ban={ban} />
        ))}
      </SettingList>
    </>
  );
}

interface BanSettingProps {
  zwiftId: number;
  ban: RiderBan;
}

function BanSetting({ zwiftId, ban }: BanSettingProps) {
  const { code, banned, description, admin, at } = ban;
  const { rider: messages } = useMessages(adminMessages);
  const [asked, setAsked] = useState<string | null>(null);
  const { send, submit, isSending } = useSend('PUT', '/api/admin/riders/ban');

  return (
    <Setting title={messages.codes[code]} description={code}>
      <Switch
        label={banned ? messages.inForce : description}
        checked={banned}
        disabled={isSending}
        onChange={(next) => (next ? setAsked(description) : void send({ body: { zwiftId, code, banned: false } }))}
      />
      {banned && (
        <Stack gap="s">
          {at !== null && (
            <span>
              {admin === null ? messages.sinceNobody : messages.since(admin)}, <DateTime at={at} inSentence />
            </span>
          )}
          <Description
            key={description}
            given={description}
            isSaving={isSending}
            onSave={(typed) => void send({ body: { zwiftId, code, banned: true, description: typed } })}
          />
        </Stack>
      )}
      <BanDialog
        ban={messages.codes[code]}
        reason={asked}
        onChange={setAsked}
        onClose={() => setAsked(null)}
        onConfirm={async (reason) => {
          await submit({ body: { zwiftId, code, banned: true, description: reason } });
          setAsked(null);
        }}
      />
    </Setting>
  );
}

interface DescriptionProps {
  given: string;
  isSaving: boolean;
  onSave: (description: string) => void;
}

function Description({ given, isSaving, onSave }: DescriptionProps) {
  const { rider: messages } = useMessages(adminMessages);
  const [typed, setTyped] = useState(given);

  return (
    <>
      <BanReason value={typed} onChange={setTyped} />
      <div>
        <Button size="s" busy={isSaving} disabled={typed === given || isTooLong(typed)} onClick={() => onSave(typed)}>
          {isSaving ? messages.savingDescription : messages.saveDescription}
        </Button>
      </div>
    </>
  );
}
