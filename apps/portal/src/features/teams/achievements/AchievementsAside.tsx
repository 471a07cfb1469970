import type { TeamStatistics } from '@otryv/contract';
import { formatNumber } from '@otryv/race';
import { Card, CategoryBadge, FactList, MedalRank, Section, useOtryv } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as teamsMessages } from '../messages/ru.ts';

/** Renders the members of a team in figures, and the gap to the next rank. */
export function AchievementsAside({ statistics }: { statistics: TeamStatistics['data'] }) {
  const { achievements: words } = useMessages(teamsMessages);
  const { locale } = useOtryv();
  const { riderMetrics, events, registeredEventsCount } = statistics;
  const { totalMembers, categories, medals } = riderMetrics;
  const whole = (value: number) => formatNumber(value, { locale });

  return (
    <>
      <NextPlace rating={statistics.seasonRating} />
      <Section title={words.medals}>
        <Card>
          <FactList
            facts={[
              { key: 'gold', label: <MedalRank place={1} />, value: whole(medals.gold) },
              { key: 'silver', label: <MedalRank place={2} />, value: whole(medals.silver) },
              { key: 'bronze', label: <MedalRank place={3} />, value: whole(medals.bronze) },
            ]}
          />
          <p>{words.medalsText(totalMembers)}</p>
        </Card>
      </Section>
      {categories.length > 0 && (
        <Section title={words.categories}>
          <Card>
            <FactList
              facts={categories.map(({ category, members }) => ({
                key: category ?? '',
                label: category === null ? words.unknown : <CategoryBadge category={category} />,
                value: whole(members),
              }))}
            />
          </Card>
        </Section>
      )}
      <Section title={words.starts}>
        <Card>
          <FactList
            facts={[
              { label: words.seasonRaces, value: whole(events.resultsInActiveSeason) },
              { label: words.races, value: whole(events.totalResults) },
              { label: words.registered, value: whole(registeredEventsCount) },
            ]}
          />
        </Card>
      </Section>
    </>
  );
}

function NextPlace({ rating }: { rating: TeamStatistics['data']['seasonRating'] }) {
  const { achievements: words } = useMessages(teamsMessages);
  if (rating === null) {
    return (
      <Section title={words.unranked}>
        <Card>{words.unrankedText}</Card>
      </Section>
    );
  }
  const { rank, pointsToNext } = rating;

  return (
    <Section title={pointsToNext === null ? words.first : words.toNext(rank - 1, pointsToNext)}>
      <Card>{pointsToNext === null ? words.firstText : words.toNextText}</Card>
    </Section>
  );
}
