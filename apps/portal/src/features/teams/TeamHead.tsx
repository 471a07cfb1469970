import type { PublicTeam } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatDay, formatNumber } from '@otryv/race';
import { Link, Tabs, TeamHero, useOtryv } from '@otryv/ui';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { pictureSrc } from '../shared/events/pictures.ts';
import { badgeOf } from './badgeOf.ts';
import { JoinActions } from './JoinActions.tsx';
import { ru as teamsMessages } from './messages/ru.ts';
import { teamFigures } from './teamFigures.ts';
import { useOwnTeams } from './useOwnTeams.ts';

export type TeamTab = 'teamMembers' | 'teamResults' | 'teamAchievements' | 'teamControlMembers' | 'teamControlEdit';

/** Renders the header of a team: name, rank in the season, and tabs. */
export function TeamHead({ team, tab }: { team: PublicTeam; tab: TeamTab }) {
  const messages = useMessages(teamsMessages);
  const { locale } = useOtryv();
  const { name, shortName, urlSlug, appearance, logoUrls, posterUrls, mission } = team;
  const { data } = useRead('/api/teams/statistics/{urlSlug}', { params: { urlSlug } });
  const weeks = data?.data.weeks ?? [];
  const points = weeks.map((week) => week.points);

  return (
    <TeamHero
      name={name}
      code={shortName}
      badge={badgeOf(appearance)}
      logoSrc={pictureSrc(logoUrls)}
      posterSrc={pictureSrc(posterUrls, 'large', 'medium')}
      text={mission}
      facts={useTeamFacts(team)}
      figures={data ? teamFigures(data.data, messages, locale) : []}
      weeks={
        points.some((week) => week > 0)
          ? {
              points,
              from: messages.weeks.from,
              label: messages.weeks.label,
              now: messages.weeks.now(formatNumber(points.at(-1) ?? 0, { locale })),
            }
          : null
      }
      actions={<JoinActions team={team} />}
      tabs={<TeamTabs team={team} tab={tab} />}
    />
  );
}

/** Returns the founding date and the external links of a team. */
function useTeamFacts({ createdAt, zwiftClubUrl, telegram, website, vk }: PublicTeam) {
  const { since, links } = useMessages(teamsMessages);
  const { locale, timeZone } = useOtryv();
  const elsewhere = [
    { label: links.club, href: zwiftClubUrl },
    { label: links.group, href: telegram.group },
    { label: links.channel, href: telegram.channel },
    { label: links.website, href: website },
    { label: links.vk, href: vk },
  ];

  return [
    { key: 'since', content: since(formatDay(createdAt, { locale, timeZone })) },
    ...elsewhere.flatMap(({ label, href }) =>
      href === null
        ? []
        : [
            {
              key: label,
              content: (
                <Link href={href} target="_blank" rel="nofollow noopener noreferrer">
                  {label}
                </Link>
              ),
            },
          ],
    ),
  ];
}

function TeamTabs({ team: { _id, urlSlug, totalMembers, closedAt }, tab }: { team: PublicTeam; tab: TeamTab }) {
  const messages = useMessages(teamsMessages);
  const member = useOwnTeams().data?.data.member;
  const manages = closedAt === null && member?._id === _id && (member.isCaptain || member.isViceCaptain);
  const waiting = member?.pendingCount ?? 0;
  const hrefOf = (key: TeamTab) => addressOf(addresses[key], { urlSlug });

  return (
    <Tabs
      label={messages.tabs}
      current={hrefOf(tab === 'teamControlEdit' ? 'teamControlMembers' : tab)}
      tabs={[
        { href: hrefOf('teamMembers'), label: messages.tab.members, count: totalMembers },
        { href: hrefOf('teamResults'), label: messages.tab.results },
        { href: hrefOf('teamAchievements'), label: messages.tab.achievements },
        ...(manages
          ? [
              {
                href: hrefOf('teamControlMembers'),
                label: messages.tab.control,
                ...(waiting > 0 && { count: waiting, mark: messages.waiting(waiting) }),
              },
            ]
          : []),
      ]}
    />
  );
}
