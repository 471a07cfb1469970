import { formatNumber } from '@otryv/race';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { chartCatalogues } from '../provider/chartMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import classes from './ChartFigure.module.css';
import { ChartFigure, type ChartProps, chartHeights } from './ChartFigure.tsx';
import { baseAxis, cursor, grid, margin, sideAxis, Tip } from './parts.tsx';
import { menFill, SexLegend, WomenPattern } from './sexes.tsx';

/** Number of men and women in one step of a chart. */
export interface SexBar {
  key: string | number;
  /** Label below the bar. */
  label: string;
  male: number;
  female: number;
}

export interface SexBarsProps extends ChartProps {
  bars: readonly SexBar[];
  /** Meaning of a bar: a period, a range. */
  what: string;
  /** Whether sums are printed above the bars. */
  hasSums?: boolean;
}

/** Stacked bars of men and women, by step. */
export function SexBars({ bars, what, hasSums = false, height = 'm', ...props }: SexBarsProps) {
  const { locale } = useOtryv();
  const messages = useMessages(chartCatalogues);
  const id = useId();
  const figure = (value: number) => formatNumber(value, { locale });
  const data = bars.map((bar) => ({ ...bar, all: bar.male + bar.female }));
  const patternOf = (part: string) => `${id}${part}`;

  return (
    <ChartFigure
      {...props}
      height={height}
      legend={<SexLegend patternId={patternOf('legend')} />}
      table={{
        head: [what, messages.men, messages.women, messages.all],
        rows: data.map(({ key, label, male, female, all }) => ({
          key,
          cells: [label, figure(male), figure(female), figure(all)],
        })),
      }}
    >
      <ResponsiveContainer width="100%" height={chartHeights[height]}>
        <BarChart data={data} margin={margin} title={props.title} barCategoryGap="26%">
          <defs>
            <WomenPattern id={patternOf('bars')} />
          </defs>
          <CartesianGrid {...grid} />
          <XAxis {...baseAxis} dataKey="label" interval="preserveStartEnd" minTickGap={12} />
          <YAxis {...sideAxis} allowDecimals={false} tickFormatter={figure} />
          <Tooltip
            cursor={cursor}
            isAnimationActive={false}
            content={({ active, payload }) => {
              const bar = active ? data.find(({ key }) => key === payload[0]?.payload.key) : undefined;
              return (
                bar && (
                  <Tip
                    title={bar.label}
                    rows={[
                      [messages.men, figure(bar.male)],
                      [messages.women, figure(bar.female)],
                      [messages.all, figure(bar.all)],
                    ]}
                  />
                )
              );
            }}
          />
          <Bar dataKey="male" stackId="sex" maxBarSize={64} fill={menFill} isAnimationActive={false} />
          <Bar
            dataKey="female"
            stackId="sex"
            maxBarSize={64}
            fill={`url(#${patternOf('bars')})`}
            isAnimationActive={false}
          >
            {hasSums && (
              <LabelList
                className={clsx(classes.ChartStrong, classes.ChartSums)}
                dataKey="all"
                position="top"
                formatter={(sum) => figure(Number(sum))}
              />
            )}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}
