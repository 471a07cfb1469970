import type { PublicOrganizer } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { CoverHero, Icon, LinkButton, Tabs } from '@otryv/ui';
import { ArrowUpRight } from 'lucide-react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { pictureSrc } from '../shared/events/pictures.ts';
import { ru as organizersMessages } from './messages/ru.ts';

export type OrganizerTab = 'organizerSchedule' | 'organizerSeries';

/** Renders the header of an organizer's page: name, join links, number of races held. */
export function OrganizerHero({ organizer, tab }: { organizer: PublicOrganizer; tab: OrganizerTab }) {
  const messages = useMessages(organizersMessages);
  const { name, shortName, urlSlug, mission, logoUrls, posterUrls, createdAt, pastEvents, upcomingEvents } = organizer;
  const hrefOf = (key: OrganizerTab) => addressOf(addresses[key], { urlSlug });

  return (
    <CoverHero
      title={name}
      kicker={messages.since(createdAt.slice(0, 4))}
      shortName={shortName ?? name}
      logoSrc={pictureSrc(logoUrls)}
      posterSrc={pictureSrc(posterUrls, 'large', 'medium')}
      text={mission}
      actions={<OrganizerLinks organizer={organizer} />}
      figures={[
        { label: messages.pastLabel, value: String(pastEvents) },
        { label: messages.upcomingLabel, value: String(upcomingEvents) },
      ]}
      tabs={
        <Tabs
          label={messages.tabs}
          current={hrefOf(tab)}
          tabs={[
            { href: hrefOf('organizerSchedule'), label: messages.schedule, count: upcomingEvents },
            { href: hrefOf('organizerSeries'), label: messages.series },
          ]}
        />
      }
    />
  );
}

/** Renders the external links of an organizer, joining its club first. */
function OrganizerLinks({ organizer }: { organizer: PublicOrganizer }) {
  const messages = useMessages(organizersMessages);
  const { clubMain, website, telegram, socialLinks } = organizer;
  const elsewhere = [
    { label: messages.telegramGroup, href: telegram.group },
    { label: messages.telegramChannel, href: telegram.channel },
    { label: messages.vk, href: socialLinks.vk },
    { label: messages.youtube, href: socialLinks.youtube },
    { label: messages.website, href: website },
  ];

  return (
    <>
      {clubMain && (
        <OutsideLink href={clubMain} kind="primary">
          {messages.join} <Icon of={ArrowUpRight} />
        </OutsideLink>
      )}
      {elsewhere.map(
        ({ label, href }) =>
          href && (
            <OutsideLink key={label} href={href}>
              {label}
            </OutsideLink>
          ),
      )}
    </>
  );
}

function OutsideLink(props: Parameters<typeof LinkButton>[0]) {
  return <LinkButton size="l" target="_blank" rel="noopener noreferrer" {...props} />;
}
