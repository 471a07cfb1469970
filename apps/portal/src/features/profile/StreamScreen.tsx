import type { Settings } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { StreamsForm } from '@otryv/forms';
import { LinkButton, Notice, Setting } from '@otryv/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSend } from '../../lib/api/useSend.ts';
import { LeaveGuard } from '../../lib/leaving/LeaveGuard.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useSupportLink } from '../../lib/site/useSupportLink.tsx';
import { ru as profileMessages } from './messages/ru.ts';
import { SettingsPage } from './SettingsPage.tsx';

/** Renders the channels the reader streams on. */
export function StreamScreen() {
  return <SettingsPage tab="settingsStream">{(settings) => <StreamSetting settings={settings} />}</SettingsPage>;
}

function StreamSetting({ settings: { streams, gameIds } }: { settings: Settings }) {
  const { stream } = useMessages(profileMessages);
  const { zwiftId = '0' } = useParams();
  const { submit } = useSend('PUT', '/api/race/profile/streams');
  const [isDirty, setIsDirty] = useState(false);
  const support = useSupportLink();
  const { twitch, youtube, streamingRestricted } = streams;
  const hasProof = gameIds.some(({ isProved }) => isProved);

  return (
    <Setting title={stream.title} description={stream.text}>
      {streamingRestricted && (
        <Notice tone="warning" action={support}>
          {stream.restricted}
        </Notice>
      )}
      {!streamingRestricted && !hasProof && (
        <Notice
          tone="warning"
          action={
            <LinkButton size="s" href={addressOf(addresses.settingsZwift, { zwiftId })}>
              {stream.toZwift}
            </LinkButton>
          }
        >
          {stream.unproved}
        </Notice>
      )}
      <StreamsForm
        values={{ streams: { twitch, youtube } }}
        disabled={streamingRestricted || !hasProof}
        onDirtyChange={setIsDirty}
        onSubmit={(body) => submit({ body })}
      />
      <LeaveGuard isDirty={isDirty} />
    </Setting>
  );
}
