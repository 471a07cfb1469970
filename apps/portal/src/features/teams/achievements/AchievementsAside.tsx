import type { TeamStatistics } from '@otryv/contract';
import { formatNumber } from '@otryv/race';
import { Card, CategoryBadge, FactList, MedalRank, Section, useOtryv } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as teamsMessages } from '../messages/ru.ts';

/** Renders the members of a team in figures, and the gap to the next rank. */
export function AchievementsAside({ statistics }: { statistics: TeamStatistics['data'] }) {
  const { achievements: messages } = useMessages(teamsMessages);
  const { locale } = useOtryv();
  const { riderMetrics, events, registeredEventsCount } = statistics;
  const { totalMembers, categories, medals } = riderMetrics;
  const whole = (value: number) => formatNumber(value, { locale });

  return (
    <>
      <NextRank rating={statistics.seasonRating} />
      <Section title={messages.medals}>
        <Card>
          <FactList
            facts={[
              { key: 'gold', label: <MedalRank place={1} />, value: whole(medals.gold) },
              { key: 'silver', label: <MedalRank place={2} />, value: whole(medals.silver) },
              { key: 'bronze', label: <MedalRank place={3} />, value: whole(medals.bronze) },
            ]}
          />
          <p>{messages.medalsText(totalMembers)}</p>
        </Card>
      </Section>
      {categories.length > 0 && (
        <Section title={messages.categories}>
          <Card>
            <FactList
              facts={categories.map(({ category, members }) => ({
                key: category ?? '',
                label: category === null ? messages.unknown : <CategoryBadge category={category} />,
                value: whole(members),
              }))}
            />
          </Card>
        </Section>
      )}
      <Section title={messages.starts}>
        <Card>
          <FactList
            facts={[
              { label: messages.seasonRaces, value: whole(events.resultsInActiveSeason) },
              { label: messages.races, value: whole(events.totalResults) },
              { label: messages.registered, value: whole(registeredEventsCount) },
            ]}
          />
        </Card>
      </Section>
    </>
  );
}

function NextRank({ rating }: { rating: TeamStatistics['data']['seasonRating'] }) {
  const { achievements: messages } = useMessages(teamsMessages);
  if (rating === null) {
    return (
      <Section title={messages.unranked}>
        <Card>{messages.unrankedText}</Card>
      </Section>
    );
  }
  const { rank, pointsToNext } = rating;

  return (
    <Section title={pointsToNext === null ? messages.first : messages.toNext(rank - 1, pointsToNext)}>
      <Card>{pointsToNext === null ? messages.firstText : messages.toNextText}</Card>
    </Section>
  );
}
