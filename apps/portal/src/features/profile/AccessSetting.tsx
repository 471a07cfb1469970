import type { Settings } from '@otryv/contract';
import { LineList, Setting } from '@otryv/ui';
import { EmailLine } from './EmailLine.tsx';
import { useProfileMessages } from './messages/useProfileMessages.ts';
import { PasswordLine } from './PasswordLine.tsx';
import { ProviderLines } from './ProviderLines.tsx';

/** The ways to sign in. */
export function AccessSetting({ settings }: { settings: Settings }) {
  const { access } = useProfileMessages();

  return (
    <Setting title={access.title} description={access.text}>
      <LineList>
        <EmailLine settings={settings} />
        <PasswordLine settings={settings} />
        <ProviderLines settings={settings} />
      </LineList>
    </Setting>
  );
}
