import type { PublicTeam, TeamStatistics } from '@otryv/contract';
import { Aside, Columns, Skeleton } from '@otryv/ui';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as teamsMessages } from '../messages/ru.ts';
import { TeamPage } from '../TeamPage.tsx';
import { AchievementsAside } from './AchievementsAside.tsx';
import { SeasonRating } from './SeasonRating.tsx';

/** Renders the rank of a team in the season, the breakdown of its points, and the members in figures. */
export function AchievementsScreen() {
  return <TeamPage tab="teamAchievements">{(team) => <Achievements team={team} />}</TeamPage>;
}

function Achievements({ team }: { team: PublicTeam }) {
  const { achievements: messages } = useMessages(teamsMessages);
  const { data, error, isRetrying, retry } = useRead('/api/teams/statistics/{urlSlug}', {
    params: { urlSlug: team.urlSlug },
  });
  if (error) {
    return <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  const statistics: TeamStatistics['data'] = data.data;

  return (
    <Columns>
      <div>
        <SeasonRating team={team} present={statistics.season} />
      </div>
      <Aside>
        <AchievementsAside statistics={statistics} />
      </Aside>
    </Columns>
  );
}
