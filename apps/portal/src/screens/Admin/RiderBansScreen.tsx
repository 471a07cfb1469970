import type { RiderBan } from '@otryv/contract';
import { Button, DateTime, ErrorState, Setting, SettingList, Skeleton, Stack, Switch, TextArea } from '@otryv/ui';
import { useState } from 'react';
import type { GetPath } from '../../api/client.ts';
import { useRead } from '../../api/useRead.ts';
import { useSend } from '../../api/useSend.ts';
import { useAdminMessages } from './messages/useAdminMessages.ts';
import { RiderPage } from './RiderPage.tsx';

const changes: readonly GetPath[] = ['/api/admin/riders/ban/{zwiftId}', '/api/admin/users'];
const longestDescription = 500;

/** Why a rider is kept out of the lists of leaders, by code. */
export function RiderBansScreen() {
  return <RiderPage tab="adminRiderBans">{(zwiftId) => <Bans zwiftId={zwiftId} />}</RiderPage>;
}

function Bans({ zwiftId }: { zwiftId: number }) {
  const { rider: words } = useAdminMessages();
  const { data, error, isRetrying, retry } = useRead('/api/admin/riders/ban/{zwiftId}', { params: { zwiftId } });
  if (error) {
    return (
      <ErrorState title={words.bansFailed} onRetry={retry} busy={isRetrying}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton shape="block" />;

  return (
    <>
      <p>{words.bansText}</p>
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

function BanSetting({ zwiftId, ban: { code, banned, description, admin, at } }: BanSettingProps) {
  const { rider: words } = useAdminMessages();
  const { send, isSending } = useSend('PUT', '/api/admin/riders/ban', { changes });

  return (
    <Setting title={words.codes[code]} description={code}>
      <Switch
        label={description}
        checked={banned}
        disabled={isSending}
        onChange={(next) => void send({ body: { zwiftId, code, banned: next } })}
      />
      {banned && (
        <Stack gap="s">
          {at !== null && (
            <span>
              {admin === null ? words.sinceNobody : words.since(admin)}, <DateTime at={at} inSentence />
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
    </Setting>
  );
}

interface DescriptionProps {
  given: string;
  isSaving: boolean;
  onSave: (description: string) => void;
}

function Description({ given, isSaving, onSave }: DescriptionProps) {
  const { rider: words } = useAdminMessages();
  const [typed, setTyped] = useState(given);

  return (
    <>
      <TextArea
        label={words.description}
        hint={words.descriptionHint}
        value={typed}
        maxLength={longestDescription}
        onChange={setTyped}
      />
      <div>
        <Button size="s" busy={isSaving} disabled={typed === given} onClick={() => onSave(typed)}>
          {isSaving ? words.savingDescription : words.saveDescription}
        </Button>
      </div>
    </>
  );
}
