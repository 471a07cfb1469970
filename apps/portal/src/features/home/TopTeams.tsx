import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatNumber } from '@otryv/race';
import { Card, FactList, MedalRank, Section, Skeleton, TeamBadge, useOtryv } from '@otryv/ui';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { teamHref } from '../shared/links/teamHref.ts';
import { ru as topTeamsMessages } from './messages/teams.ru.ts';
import { WholeListLink } from './WholeListLink.tsx';

/** Renders the top three teams of the season. */
export function TopTeams() {
  const messages = useMessages(topTeamsMessages);
  const { locale } = useOtryv();
  const { data, error } = useRead('/api/statistics/teams/top', {});
  if (error) return null;
  if (!data) return <Skeleton shape="block" />;

  return (
    <Section
      title={messages.title}
      action={<WholeListLink href={addressOf(addresses.teamsRating)}>{messages.rating}</WholeListLink>}
    >
      <Card>
        {data.data.length === 0 && <p>{messages.none}</p>}
        <FactList
          facts={data.data.map(({ urlSlug, name, shortName, appearance, rank, points }) => ({
            key: urlSlug,
            label: (
              <>
                <MedalRank place={rank} />{' '}
                <TeamBadge code={shortName} name={name} colour={appearance?.badgeBackground} href={teamHref(urlSlug)} />
              </>
            ),
            value: formatNumber(points, { locale }),
          }))}
        />
      </Card>
    </Section>
  );
}
