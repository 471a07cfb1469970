import type { RiderMetrics } from '@otryv/contract';
import { Stack } from '@otryv/ui';
import { MetricHistoryChart } from '@otryv/ui/charts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as ridersMessages } from '../../messages/ru.ts';
import { kilogramsOf, zoneOfDays } from '../riderFigures.ts';

export interface HistoryChartProps {
  metrics: RiderMetrics;
  /** Message that replaces a line of too few days. */
  few: string;
}

type Day = RiderMetrics['data'][number];

/** Renders the racing score by day. */
export function ScoreChart({ metrics, few, height = 'm' }: HistoryChartProps & { height?: 's' | 'm' }) {
  const { history: messages } = useMessages(ridersMessages);

  return (
    <MetricHistoryChart
      title={messages.score}
      zoneOfDays={zoneOfDays}
      points={pointsOf(metrics, ({ racingScore }) => racingScore)}
      {...footOf(metrics, ({ racingScore }) => racingScore, messages.gaps)}
      few={few}
      height={height}
    />
  );
}

/** Renders small charts of the racing score and the weight, next to the records. */
export function RecentCharts({ metrics, few }: HistoryChartProps) {
  const { history: messages } = useMessages(ridersMessages);

  return (
    <Stack>
      <ScoreChart {...{ metrics, few }} height="s" />
      {metrics.isWeightHidden ? <p>{messages.weightHidden}</p> : <WeightChart {...{ metrics, few }} />}
    </Stack>
  );
}

/** Renders weight and height by day, without charts of hidden values. */
export function BodyCharts({ metrics, few }: HistoryChartProps) {
  const { history: messages } = useMessages(ridersMessages);
  const centimetres = ({ heightInCentimeters }: Day) => heightInCentimeters;

  return (
    <Stack>
      {!metrics.isWeightHidden && <WeightChart {...{ metrics, few }} />}
      {!metrics.isHeightHidden && (
        <MetricHistoryChart
          title={messages.height}
          zoneOfDays={zoneOfDays}
          points={pointsOf(metrics, centimetres)}
          {...footOf(metrics, centimetres, messages.gaps)}
          few={few}
        />
      )}
    </Stack>
  );
}

function WeightChart({ metrics, few }: HistoryChartProps) {
  const { history: messages } = useMessages(ridersMessages);

  return (
    <MetricHistoryChart
      title={messages.weight}
      zoneOfDays={zoneOfDays}
      points={pointsOf(metrics, kilograms)}
      {...footOf(metrics, kilograms, messages.gaps)}
      few={few}
      decimals={1}
    />
  );
}

const kilograms = ({ weightInGrams }: Day) => kilogramsOf(weightInGrams);

function pointsOf({ data }: RiderMetrics, of: (day: Day) => number | null) {
  return data.map((day) => ({ day: day.date, value: of(day) }));
}

/** Explains dotted days if there are some between known ones. */
function footOf({ data }: RiderMetrics, of: (day: Day) => number | null, foot: string) {
  const known = data.map((day) => of(day) !== null);
  const hasGap = known.slice(known.indexOf(true), known.lastIndexOf(true) + 1).includes(false);
  return hasGap && known.includes(true) ? { foot } : {};
}
