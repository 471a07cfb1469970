import type { Settings } from '@otryv/contract';
import { type AddressKey, addresses, addressOf } from '@otryv/contract/addresses';
import { Page, PageHead, SettingList, Skeleton, Tabs } from '@otryv/ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';
import { useUser } from '../../lib/session/sessionStore.ts';
import { ru as profileMessages } from './messages/ru.ts';
import { useSettings } from './useSettings.ts';

const tabs = [
  'settingsAccount',
  'settingsNotifications',
  'settingsZwift',
  'settingsStream',
  'settingsServices',
] as const satisfies readonly AddressKey[];

export interface SettingsPageProps {
  tab: (typeof tabs)[number];
  children: (settings: Settings) => ReactNode;
}

/**
 * Renders the frame of the settings: their tabs, and their content once loaded. Another reader's settings are
 * forbidden.
 */
export function SettingsPage({ tab, children }: SettingsPageProps) {
  const { zwiftId = '' } = useParams();
  const user = useUser();
  const isOwn = zwiftId === '0' || user?.zwiftIds.includes(Number(zwiftId)) === true;
  if (!isOwn) return <Navigate to={addressOf(addresses.forbidden)} replace />;

  return <OwnSettings {...{ zwiftId, tab, children }} />;
}

function OwnSettings({ zwiftId, tab, children }: SettingsPageProps & { zwiftId: string }) {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(profileMessages);
  const { data, error, isRetrying, retry } = useSettings(zwiftId);
  const hrefOf = (key: SettingsPageProps['tab']) => addressOf(addresses[key], { zwiftId });
  const isProofDue = data?.data.gameIds.some(({ isProved }) => !isProved);
  const mark = isProofDue ? messages.needsAction : undefined;
  useScreenPath(tab, titles[tab]);

  return (
    <Page>
      <title>{titleOf(titles[tab])}</title>
      <PageHead title={messages.title} />
      <Tabs
        label={messages.tabs}
        tabs={tabs.map((key) => ({
          href: hrefOf(key),
          label: titles[key],
          mark: key === 'settingsZwift' ? mark : undefined,
        }))}
        current={hrefOf(tab)}
      />
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data && <SettingList>{children(data.data)}</SettingList>}
    </Page>
  );
}
