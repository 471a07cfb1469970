import type { ProfileData, RiderMetrics } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { changeOverDays, formatChange, formatNumber, measuredOrNull } from '@otryv/race';
import { Grid, Section, useOtryv } from '@otryv/ui';
import { TrendCard } from '@otryv/ui/charts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as ridersMessages } from '../../messages/ru.ts';
import { kilogramsOf, weightFigure } from '../riderFigures.ts';

export interface RiderTrendsProps {
  profile: ProfileData['profile'];
  /** Days, oldest first; none until loaded. */
  days: RiderMetrics['data'];
}

const changeDays = 30;

/** Renders small charts of the racing score and the weight of 90 days, each linked to its history. */
export function RiderTrends({ profile, days }: RiderTrendsProps) {
  const { figures: messages, history } = useMessages(ridersMessages);
  const { locale } = useOtryv();
  const zwiftId = profile.zwiftId;
  const score = measuredOrNull(profile.competitionMetrics?.racingScore);
  const scores = days.map(({ racingScore }) => racingScore);
  const weights = days.map(({ weightInGrams }) => kilogramsOf(weightInGrams));
  const weightChange = changeOverDays(weights, changeDays);
  const change = (text: string | null) => (text === null ? {} : { change: history.over30(text) });
  const few = (values: readonly (number | null)[]) => values.some((value) => value !== null) && history.few;

  return (
    <Section title={history.title}>
      <Grid>
        <TrendCard
          label={history.score}
          value={score === null ? messages.none : formatNumber(score, { locale })}
          {...change(profile.racingScoreChange === null ? null : formatChange(profile.racingScoreChange, locale))}
          few={few(scores)}
          trend={{ label: history.trend(history.score), values: scores }}
          href={addressOf(addresses.riderScore, { zwiftId })}
        />
        <TrendCard
          label={history.bareWeight}
          {...weightFigure(profile, messages, locale)}
          {...change(weightChange === null ? null : formatChange(weightChange, locale, 1))}
          few={few(weights)}
          trend={{ label: history.trend(history.bareWeight), values: weights }}
          href={addressOf(addresses.riderWeight, { zwiftId })}
        />
      </Grid>
    </Section>
  );
}
