import type { Settings } from '@otryv/contract';
import { NotificationsForm } from '@otryv/forms';
import { Button, Setting, Slider } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../lib/api/useSend.ts';
import { LeaveGuard } from '../../lib/leaving/LeaveGuard.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { defaultVolume, playNotification } from '../../lib/preferences/playNotification.ts';
import { setPreferences, usePreferences } from '../../lib/preferences/preferences.ts';
import { ru as profileMessages } from './messages/ru.ts';
import { SettingsPage } from './SettingsPage.tsx';

const volumeStep = 0.1;

/** Renders the email subscriptions, and the volume of notifications. */
export function NotificationsScreen() {
  return (
    <SettingsPage tab="settingsNotifications">
      {(settings) => (
        <>
          <EmailsSetting settings={settings} />
          <SoundSetting />
        </>
      )}
    </SettingsPage>
  );
}

function EmailsSetting({ settings: { email, notifications } }: { settings: Settings }) {
  const { letters } = useMessages(profileMessages);
  const [isDirty, setIsDirty] = useState(false);
  const { submit } = useSend('PUT', '/api/race/profile/notifications');

  return (
    <Setting title={letters.title} description={email === null ? letters.noEmail : letters.textTo(email)}>
      <NotificationsForm values={{ notifications }} onDirtyChange={setIsDirty} onSubmit={(body) => submit({ body })} />
      <LeaveGuard isDirty={isDirty} />
    </Setting>
  );
}

function SoundSetting() {
  const { sound } = useMessages(profileMessages);
  const { volume = defaultVolume } = usePreferences();

  return (
    <Setting title={sound.title} description={sound.text}>
      <Slider
        label={sound.volume}
        value={volume}
        step={volumeStep}
        onChange={(value) => setPreferences({ volume: value })}
      />
      <Button onClick={() => void playNotification()}>{sound.test}</Button>
    </Setting>
  );
}
