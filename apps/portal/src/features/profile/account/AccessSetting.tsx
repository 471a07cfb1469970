import type { Settings } from '@otryv/contract';
import { LineList, Setting } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as profileMessages } from '../messages/ru.ts';
import { EmailLine } from './EmailLine.tsx';
import { PasswordLine } from './PasswordLine.tsx';
import { ProviderLines } from './ProviderLines.tsx';

/** Renders the sign-in methods. */
export function AccessSetting({ settings }: { settings: Settings }) {
  const { access } = useMessages(profileMessages);

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
