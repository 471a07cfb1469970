import type { RidersInEvents } from '@otryv/contract';
import { formatShortDate } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { AgeShares, FtpHistogram, RaceTypeShares, RacingScoreHistogram, RidersInEventsChart } from '@otryv/ui/charts';
import type { Read } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as statisticsMessages } from './messages/ru.ts';
import { useChartView } from './useChartView.ts';

/** Renders the starts of men and women by period: a rider of three races counts three times. */
export function StartsChart({ data: { step, periods } }: { data: RidersInEvents['data'] }) {
  const messages = useMessages(statisticsMessages);
  const { locale, timeZone } = useOtryv();
  const view = useChartView();
  const part = step === 'month' ? 'month' : 'day';
  const hasRiders = periods.some(({ male, female }) => male + female > 0);

  return (
    <RidersInEventsChart
      title={messages.starts[step]}
      periods={
        hasRiders
          ? periods.map(({ from, male, female }) => ({
              key: from,
              male,
              female,
              label: formatShortDate(from, part, { locale, timeZone }),
            }))
          : []
      }
      {...view('starts')}
    />
  );
}

/** Renders the number of races by type. */
export function TypesChart({ types }: { types: RidersInEvents['data']['types'] }) {
  const messages = useMessages(statisticsMessages);
  const view = useChartView();
  const names = new Map<string, string>(Object.entries(messages.typeNames));

  return (
    <RaceTypeShares
      title={messages.types}
      shares={types.map(({ typeRaceCustom, events }) => ({
        key: typeRaceCustom ?? '',
        label: names.get(typeRaceCustom ?? 'none') ?? typeRaceCustom ?? '',
        value: events,
      }))}
      {...view('types')}
    />
  );
}

const ageKeys = {
  Senior: 'Senior',
  Master: 'Master',
  Veteran: 'Veteran',
  '50+': 'fifty',
  '60+': 'sixty',
  '': 'unknown',
} as const;

/** Renders the number of riders by age group. */
export function AgesChart({ ages }: { ages: Read<'/api/statistics/riders-total-age'>['data'] }) {
  const messages = useMessages(statisticsMessages);
  const view = useChartView();
  const total = ages.reduce((sum, { value }) => sum + value, 0);

  return (
    <AgeShares
      title={messages.ages}
      note={messages.ridersCount(total)}
      shares={ages.map(({ label, value }) => ({ key: label, label: messages.ageNames[ageKeys[label]], value }))}
      {...view('ages')}
    />
  );
}

/** Renders the distribution of FTP among men, or among women. */
export function FtpChart({
  data,
  sex,
}: {
  data: Read<'/api/statistics/riders-total'>['data'];
  sex: 'male' | 'female';
}) {
  const messages = useMessages(statisticsMessages);
  const view = useChartView();
  const steps = data.map(({ ftp, quantityMale, quantityFemale }) => ({
    ftp,
    riders: sex === 'male' ? quantityMale : quantityFemale,
  }));

  return (
    <FtpHistogram
      title={messages.ftp[sex]}
      note={messages.ftp.note}
      steps={steps.filter(({ riders }) => riders > 0)}
      {...view(`ftp-${sex}`)}
    />
  );
}

/** Renders the distribution of racing scores among men and women. */
export function ScoreChart({ data }: { data: Read<'/api/statistics/riders-total-racing-score'> }) {
  const messages = useMessages(statisticsMessages);
  const view = useChartView();
  const men = new Map(data.maleRacingScore.map(({ scoreRange, value }) => [scoreRange, value]));
  const women = new Map(data.femaleRacingScore.map(({ scoreRange, value }) => [scoreRange, value]));
  const ranges = [...new Set([...men.keys(), ...women.keys()])].toSorted((one, other) => one - other);

  return (
    <RacingScoreHistogram
      title={messages.score}
      note={messages.scoreNote}
      height="l"
      ranges={ranges.map((scoreRange) => ({
        scoreRange,
        male: men.get(scoreRange) ?? 0,
        female: women.get(scoreRange) ?? 0,
      }))}
      {...view('score')}
    />
  );
}
