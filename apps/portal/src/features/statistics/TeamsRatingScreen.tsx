import { Skeleton } from '@otryv/ui';
import { lazy, Suspense } from 'react';
import { StatisticsPage } from './StatisticsPage.tsx';

// With the tables of teams, which no other part of the statistics needs.
const RatingOfSeason = lazy(async () => ({
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
