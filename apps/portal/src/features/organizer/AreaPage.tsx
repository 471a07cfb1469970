import type { OwnOrganizer } from '@otryv/contract';
import { type AddressKey, addresses, addressOf } from '@otryv/contract/addresses';
import { EmptyState, LinkButton, Page, PageHead, Skeleton, Stack, Tabs } from '@otryv/ui';
import type { ReactNode } from 'react';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { useUser } from '../../lib/session/sessionStore.ts';
import { ru as organizerAreaMessages } from './messages/ru.ts';
import { PaidNotice } from './money/PaidService.tsx';
import { useBots, useClubs, useOwnOrganizer } from './useOwnOrganizer.ts';

type AreaTab = Extract<
  AddressKey,
  | 'organizerMain'
  | 'organizerClubs'
  | 'organizerBots'
  | 'organizerKeys'
  | 'organizerSeriesList'
  | 'organizerSeriesCreate'
>;

export interface AreaPageProps {
  tab: AreaTab;
  children: (organizer: OwnOrganizer) => ReactNode;
}

/**
 * Renders the frame of an organizer's area; administrators without an organizer get a link to the administration.
 */
export function AreaPage({ tab, children }: AreaPageProps) {
  const { titles, titleOf } = useMessages();
  const id = useUser()?.organizer ?? null;
  const isMain = tab === 'organizerMain';
  useCrumbPath([
    { label: titles.organizer, ...(!isMain && { href: addressOf(addresses.organizerMain) }) },
    ...(isMain ? [] : [{ label: titles[tab] }]),
  ]);

  const title = titles[isMain ? 'organizer' : tab];

  return (
    <Page>
      <title>{titleOf(title)}</title>
      {id === null ? <NoOrganizer title={title} /> : <Area {...{ id, tab, title }} render={children} />}
    </Page>
  );
}

interface AreaProps {
  id: string;
  tab: AreaTab;
  /** Title of the page when there is no organizer to name. */
  title: string;
  render: AreaPageProps['children'];
}

function Area({ id, tab, title, render }: AreaProps) {
  const messages = useMessages(organizerAreaMessages);
  const { data, error, isRetrying, retry } = useOwnOrganizer(id);
  const organizer = data?.data.organizer;
  if (error) {
    return (
      <>
        <PageHead title={title} />
        <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />
      </>
    );
  }
  if (!organizer) return <Skeleton shape="block" />;

  return (
    <>
      <PageHead
        title={organizer.name}
        actions={
          <LinkButton href={addressOf(addresses.organizerSchedule, { urlSlug: organizer.urlSlug })}>
            {messages.publicPage}
          </LinkButton>
        }
      />
      <Stack>
        <AreaTabs id={id} tab={tab} />
        <PaidNotice isActive={organizer.isActive} />
      </Stack>
      {render(organizer)}
    </>
  );
}

function AreaTabs({ id, tab }: { id: string; tab: AreaTab }) {
  const messages = useMessages(organizerAreaMessages);
  const clubs = useClubs(id).data?.data;
  const bots = useBots(id).data?.data;
  const needy = bots?.find(({ state }) => state !== 'working');
  const hrefOf = (key: AreaTab) => addressOf(addresses[key]);

  return (
    <Tabs
      label={messages.tabs}
      current={hrefOf(tab === 'organizerSeriesCreate' ? 'organizerSeriesList' : tab)}
      tabs={[
        { href: hrefOf('organizerMain'), label: messages.page },
        { href: hrefOf('organizerClubs'), label: messages.clubs, count: clubs?.length },
        {
          href: hrefOf('organizerBots'),
          label: messages.bots,
          count: bots?.length,
          mark: needy && messages.states[needy.state],
        },
        { href: hrefOf('organizerSeriesList'), label: messages.series },
        { href: hrefOf('organizerKeys'), label: messages.keys },
      ]}
    />
  );
}

function NoOrganizer({ title }: Pick<AreaProps, 'title'>) {
  const messages = useMessages(organizerAreaMessages);

  return (
    <>
      <PageHead title={title} />
      <EmptyState
        title={messages.noneTitle}
        action={<LinkButton href={addressOf(addresses.adminOrganizers)}>{messages.toAdmin}</LinkButton>}
      >
        {messages.noneText}
      </EmptyState>
    </>
  );
}
