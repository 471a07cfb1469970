import { lazyPart, Skeleton } from '@otryv/ui';
import { Suspense } from 'react';
import { StatisticsPage } from './StatisticsPage.tsx';

// With the tables of teams, which no other part of the statistics needs.
const RatingOfSeason = lazyPart(async () => ({
  default: (await import('../shared/teams/RatingOfSeason.tsx')).RatingOfSeason,
}));

/** Renders the teams of a season by points. */
export function TeamsRatingScreen() {
  return (
    <StatisticsPage tab="teamsRating">
      <Suspense fallback={<Skeleton shape="block" />}>
        <RatingOfSeason />
      </Suspense>
    </StatisticsPage>
  );
}
