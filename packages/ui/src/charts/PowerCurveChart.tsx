import { formatInterval, formatNumber } from '@otryv/race';
import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { type ChartMessages, chartCatalogues } from '../provider/chartMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import { ChartFigure, type ChartProps, chartHeights } from './ChartFigure.tsx';
import { baseAxis, cursor, grid, LineLegend, lineLook, Marker, margin, sideAxis, Tip } from './parts.tsx';

/** Best power of one rider or one race, by interval. */
export interface PowerCurve {
  key: string;
  name: string;
  /** `duration` in s; intervals not ridden are omitted. */
  bests: readonly { duration: number; value: number }[];
}

export interface PowerCurveChartProps extends ChartProps {
  /** At most five; the others are compared with the first. */
  curves: readonly PowerCurve[];
  unit: 'watts' | 'wattsPerKg';
  foot?: string;
}

/** Best power by interval, on a logarithmic time axis. */
export function PowerCurveChart({ curves, unit, height = 'l', ...props }: PowerCurveChartProps) {
  const { locale } = useOtryv();
  const messages = useMessages(chartCatalogues);
  const durations = [...new Set(curves.flatMap(({ bests }) => bests.map(({ duration }) => duration)))].toSorted(
    (one, other) => one - other,
  );
  const figure = (value: number) => formatNumber(value, { locale, decimals: unit === 'watts' ? 0 : 2 });
  const data = durations.map((duration) => ({
    duration,
    ...Object.fromEntries(curves.map((curve, at) => [`curve${at}`, bestAt(curve, duration)])),
  }));

  return (
    <ChartFigure
      {...props}
      height={height}
      legend={<LineLegend names={curves.map(({ name }) => name)} />}
      table={{
        head: [messages.interval, ...curves.map(({ name }) => `${name}, ${messages[unit]}`)],
        rows: durations.map((duration) => ({
          key: duration,
          cells: [formatInterval(duration, locale), ...curves.map((curve) => textOf(bestAt(curve, duration), figure))],
        })),
      }}
    >
      <ResponsiveContainer width="100%" height={chartHeights[height]}>
        <ComposedChart data={data} margin={margin} title={props.title}>
          <CartesianGrid {...grid} />
          <XAxis
            {...baseAxis}
            dataKey="duration"
            type="number"
            scale="log"
            domain={['dataMin', 'dataMax']}
            ticks={durations}
            tickFormatter={(duration: number) => formatInterval(duration, locale)}
            interval="preserveStartEnd"
            minTickGap={4}
          />
          <YAxis {...sideAxis} domain={[0, 'auto']} />
          <Tooltip
            cursor={cursor}
            isAnimationActive={false}
            content={({ active, label }) =>
              active && typeof label === 'number' ? (
                <Tip
                  title={formatInterval(label, locale)}
                  rows={curves.map((curve) => [curve.name, textOf(bestAt(curve, label), figure)])}
                  last={differenceOf(curves, label, figure, messages)}
                />
              ) : null
            }
          />
          <Area
            dataKey="curve0"
            fill={lineLook(0).color}
            fillOpacity={0.08}
            stroke="none"
            activeDot={false}
            tooltipType="none"
            isAnimationActive={false}
          />
          {curves.map(({ key, name }, at) => {
            const look = lineLook(at);
            return (
              <Line
                key={key}
                name={name}
                dataKey={`curve${at}`}
                stroke={look.color}
                strokeWidth={at === 0 ? 2.5 : 2}
                strokeDasharray={look.dash ?? ''}
                connectNulls
                isAnimationActive={false}
                dot={({ key: dotKey, cx, cy, value }) =>
                  value === null ? (
                    <g key={dotKey} />
                  ) : (
                    <Marker key={dotKey} look={look} x={Number(cx)} y={Number(cy)} />
                  )
                }
              />
            );
          })}
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}

const bestAt = ({ bests }: PowerCurve, duration: number) =>
  bests.find((best) => best.duration === duration)?.value ?? null;

const textOf = (value: number | null, figure: (value: number) => string) => (value === null ? '—' : figure(value));

/** Formats the lead of the first curve over the second; nothing if one of them is missing. */
function differenceOf(
  [first, second]: readonly PowerCurve[],
  duration: number,
  figure: (value: number) => string,
  messages: ChartMessages,
): string | undefined {
  const [one, other] = [first, second].map((curve) => (curve ? bestAt(curve, duration) : null));
  if (one == null || other == null) return undefined;
  const by = figure(Math.abs(one - other));
  if (one === other) return messages.equal;
  return one > other ? messages.ahead(by) : messages.behind(by);
}
