import { formatDay, formatNumber } from '@otryv/race';
import type { ReactNode } from 'react';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { chartCatalogues } from '../provider/chartMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import { useNow } from '../provider/useNow.ts';
import { ChartFigure, type ChartProps, chartHeights } from './ChartFigure.tsx';
import { fewestPoints } from './fewestPoints.ts';
import { baseAxis, cursor, grid, sideAxis, Tip } from './parts.tsx';

export interface MetricHistoryChartProps extends ChartProps {
  /** Daily values, oldest first; `null` for a day without data. `day` is an ISO moment. */
  points: readonly { day: string; value: number | null }[];
  /** Time zone of the days, for every reader; the reader's by default. */
  zoneOfDays?: string;
  /** Number of decimal places. */
  decimals?: number;
  foot?: string | undefined;
  /** Text that replaces the line if there are few days: names the period, and where to find more. */
  few?: ReactNode;
}

const minuteMs = 60_000;

/**
 * A rating, a weight or a height over time; days without data are dotted, the last point is marked, and dated unless it
 * is on the last day. Few days are shown without a line.
 */
export function MetricHistoryChart(given: MetricHistoryChartProps) {
  const { locale, timeZone: ownZone } = useOtryv();
  const { points, zoneOfDays: timeZone = ownZone, decimals = 0, height = 's', ...rest } = given;
  const messages = useMessages(chartCatalogues);
  const { few = messages.few, foot, ...props } = rest;
  const now = useNow(minuteMs);
  const known = points.filter(({ value }) => value !== null);
  const figure = (value: number | null) =>
    value === null ? messages.noData : formatNumber(value, { locale, decimals });
  const dayOf = (day: string) => formatDay(day, { locale, timeZone, now });
  const last = known.at(-1);
  const lastDay = last && messages.lastOn(formatDay(last.day, { locale, timeZone, now, namesNear: false }));
  const endsEarlier = last !== undefined && last !== points.at(-1);
  const isShort = known.length > 0 && known.length < fewestPoints;

  const instead = isShort && (
    <>
      <DisplayText as="p" size="d-l">
        {figure(last?.value ?? null)}
      </DisplayText>
      <p>{lastDay}</p>
      <p>{few}</p>
    </>
  );

  return (
    <ChartFigure
      {...props}
      height={height}
      {...(instead ? { instead } : { foot: endsEarlier ? [lastDay, foot].filter(Boolean).join(' ') : foot })}
      table={{
        head: [messages.day, messages.value],
        rows:
          known.length === 0 ? [] : points.map(({ day, value }) => ({ key: day, cells: [dayOf(day), figure(value)] })),
      }}
    >
      <ResponsiveContainer width="100%" height={chartHeights[height]}>
        <LineChart data={[...points]} margin={{ top: 12, right: 44, bottom: 0, left: 0 }} title={props.title}>
          <CartesianGrid {...grid} />
          <XAxis {...baseAxis} dataKey="day" tickFormatter={dayOf} interval="preserveStartEnd" minTickGap={48} />
          <YAxis
            {...sideAxis}
            domain={['auto', 'auto']}
            allowDecimals={decimals > 0}
            tickFormatter={(value: number) => figure(value)}
          />
          <Tooltip
            cursor={cursor}
            isAnimationActive={false}
            content={({ active, label }) => {
              const point = active ? points.find(({ day }) => day === label) : undefined;
              return point && <Tip title={dayOf(point.day)} rows={[[messages.value, figure(point.value)]]} />;
            }}
          />
          <Line
            dataKey="value"
            connectNulls
            stroke="var(--otryv-color-text-3)"
            strokeDasharray="1 4"
            dot={false}
            activeDot={false}
            tooltipType="none"
            isAnimationActive={false}
          />
          <Line
            dataKey="value"
            stroke="var(--otryv-color-series-2)"
            strokeWidth={2}
            isAnimationActive={false}
            dot={({ key, cx, cy, payload, index }) =>
              payload.day === last?.day ? (
                <g key={key}>
                  <circle cx={cx} cy={cy} r={4.5} fill="var(--otryv-color-series-1)" />
                  <text x={Number(cx) + 8} y={Number(cy) + 4} fontWeight={600}>
                    {figure(payload.value)}
                  </text>
                </g>
              ) : (
                <g key={key}>
                  {isAlone(points, index) && <circle cx={cx} cy={cy} r={2.5} fill="var(--otryv-color-series-2)" />}
                </g>
              )
            }
          />
        </LineChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}

/** Whether a day is known and its neighbours are not: it is on no line. */
function isAlone(points: MetricHistoryChartProps['points'], at: number): boolean {
  const isKnown = (index: number) => (points[index]?.value ?? null) !== null;
  return isKnown(at) && !isKnown(at - 1) && !isKnown(at + 1);
}
