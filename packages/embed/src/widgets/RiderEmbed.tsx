import type { ProfileData, RiderResult } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatDay, formatInterval, formatNumber, formatWattsPerKg, groupOfResult } from '@otryv/race';
import { CategoryBadge, Flag, Link, RaceTime, useMessages, useNow, useOtryv } from '@otryv/ui';
import { Fragment } from 'react';
import { embedCatalogues } from '../messages/messages.ts';
import { dataOf } from '../state/kind.ts';
import { lastResultsOf, profileOf, rider } from '../state/rider.ts';
import { EmbedCard } from './EmbedCard.tsx';
import { EmbedEmpty } from './EmbedEmpty.tsx';
import { EmbedList } from './EmbedList.tsx';
import { EmbedMissing } from './EmbedMissing.tsx';
import classes from './RiderEmbed.module.css';
import type { WidgetProps } from './widgetProps.ts';

const minuteMs = 60_000;
const shownIntervals = [5, 60, 300, 1200];

/** A rider: category, team, best power and latest results, as visible to guests. */
export function RiderEmbed({ state }: WidgetProps) {
  const { embed, origin, reads } = state;
  const { rider: messages } = useMessages(embedCatalogues);
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const data = dataOf(reads, profileOf(embed.id));
  const facts = rider.factsOf(state);
  if (!data || !facts) return <EmbedMissing origin={origin} />;
  const { profile, quantityRace } = data;
  const results = dataOf(reads, lastResultsOf(embed))?.userResults ?? [];

  return (
    <EmbedCard
      title={facts.title}
      facts={[
        <Fragment key="rider">
          <Flag country={profile.countryAlpha3} /> {profile.category !== null && messages.category(profile.category)}
        </Fragment>,
        profile.team && (
          <Link key="team" href={origin + addressOf(addresses.teamMembers, { urlSlug: profile.team.urlSlug })}>
            {profile.team.name}
          </Link>
        ),
      ]}
      count={messages.races(quantityRace)}
      href={origin + facts.path}
      link={messages.link}
    >
      <Figures data={data} />
      {results.length === 0 ? (
        <EmbedEmpty>{messages.emptyText}</EmbedEmpty>
      ) : (
        <EmbedList
          title={messages.results}
          rows={results.map((result) => ({
            key: result._id,
            lead: <CategoryBadge category={groupOfResult(result)} />,
            name: result.eventName,
            href: origin + addressOf(addresses.raceResults, { eventId: result.eventId }),
            text: [formatDay(result.eventStart, { locale, timeZone, now }), rankOf(result, messages)].join(', '),
            end: <RaceTime ms={result.activityData.durationInMilliseconds.value} />,
          }))}
        />
      )}
    </EmbedCard>
  );
}

function rankOf({ rankEvent, finishersCount }: RiderResult, messages: (typeof embedCatalogues)['ru']['rider']) {
  if (rankEvent === 0) return messages.noPlace;
  const { absolute } = finishersCount;
  return absolute > 0 ? messages.placeOf(rankEvent, absolute) : messages.place(rankEvent);
}

/** Omits figures hidden by the rider, which are missing from the data. */
function Figures({ data: { profile, powerCurve } }: { data: ProfileData }) {
  const { rider: messages } = useMessages(embedCatalogues);
  const { locale } = useOtryv();
  const score = profile.competitionMetrics?.racingScore ?? null;
  const points = (powerCurve?.pointsWattsPerKg ?? []).filter(({ duration }) => shownIntervals.includes(duration));
  const figures = [
    ...(score === null ? [] : [{ label: messages.score, value: formatNumber(score, { locale, decimals: 0 }) }]),
    ...points.map(({ duration, value }) => ({
      label: formatInterval(duration, locale),
      value: formatWattsPerKg(value, { locale }),
    })),
  ];
  if (figures.length === 0) return null;

  return (
    <dl aria-label={messages.power} className={classes.RiderEmbed}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
