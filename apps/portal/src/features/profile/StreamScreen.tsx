import type { Settings } from '@otryv/contract';
import { StreamsForm } from '@otryv/forms';
import { Notice, Setting } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../lib/api/useSend.ts';
import { LeaveGuard } from '../../lib/leaving/LeaveGuard.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useSupportLink } from '../../lib/site/useSupportLink.tsx';
import { ru as profileMessages } from './messages/ru.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { UnprovedNotice } from './UnprovedNotice.tsx';

/** Renders the channels the reader streams on. */
export function StreamScreen() {
  return <SettingsPage tab="settingsStream">{(settings) => <StreamSetting settings={settings} />}</SettingsPage>;
}

function StreamSetting({ settings: { streams, gameIds } }: { settings: Settings }) {
  const { stream } = useMessages(profileMessages);
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
      {!streamingRestricted && !hasProof && <UnprovedNotice link={stream.toZwift}>{stream.unproved}</UnprovedNotice>}
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
