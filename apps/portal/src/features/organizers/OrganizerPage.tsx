import type { PublicOrganizer } from '@otryv/contract';
import { addresses } from '@otryv/contract/addresses';
import { Aside, Columns, Notice, Page, Section, Skeleton } from '@otryv/ui';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { required } from '../../lib/api/required.ts';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { LateRichText } from '../shared/events/LateRichText.tsx';
import { NotFoundScreen } from '../shared/notFound/NotFoundScreen.tsx';
import { ru as organizersMessages } from './messages/ru.ts';
import { OrganizerHero, type OrganizerTab } from './OrganizerHero.tsx';

const notFound = 404;

export interface OrganizerPageProps {
  tab: OrganizerTab;
  children: (organizer: PublicOrganizer) => ReactNode;
}

/** Renders the frame of an organizer's page: header, tabs, and its introduction next to them. */
export function OrganizerPage({ tab, children }: OrganizerPageProps) {
  const { urlSlug = '' } = useParams();
  const { titles, titleOf } = useMessages();
  const messages = useMessages(organizersMessages);
  const { data, error, isRetrying, retry } = useRead('/api/organizers/{urlSlug}', { params: { urlSlug } });
  const organizer = data && required(data.data);
  useCrumbPath([
    { label: titles.organizers, href: addresses.organizers.pattern },
    ...(organizer ? [{ label: organizer.name }] : []),
  ]);
  if (error?.status === notFound) {
    return (
      <NotFoundScreen
        title={messages.notFoundTitle}
        list={{ href: addresses.organizers.pattern, label: titles.organizers }}
      >
        {messages.notFoundText}
      </NotFoundScreen>
    );
  }

  return (
    <Page width="table">
      <title>{titleOf(organizer?.name ?? titles[tab])}</title>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !organizer && <Skeleton shape="hero" />}
      {organizer && (
        <>
          <OrganizerHero organizer={organizer} tab={tab} />
          {!organizer.isPublished && <Notice tone="warning">{messages.hidden}</Notice>}
          <Columns>
            <div>{children(organizer)}</div>
            {organizer.description !== '' && (
              <Aside>
                <Section title={messages.about}>
                  <Suspense fallback={<Skeleton shape="block" />}>
                    <LateRichText text={organizer.description} />
                  </Suspense>
                </Section>
              </Aside>
            )}
          </Columns>
        </>
      )}
    </Page>
  );
}
