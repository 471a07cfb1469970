import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { chartCatalogues } from '../provider/chartMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { ChartFigure, type ChartProps, chartHeights } from './ChartFigure.tsx';
import { baseAxis, cursor, grid, LineLegend, lineLook, Marker, margin, sideAxis, Tip } from './parts.tsx';

export interface PlacesByStageChartProps extends ChartProps {
  stages: readonly { order: number; name: string }[];
  /** At most five; `places` in the order of the stages, `null` for one not ridden. */
  riders: readonly { key: string | number; name: string; places: readonly (number | null)[] }[];
}

/** Ranks of riders after each stage of a series; the first is at the top. */
export function PlacesByStageChart({ stages, riders, height = 'm', ...props }: PlacesByStageChartProps) {
  const messages = useMessages(chartCatalogues);
  const rankOf = (place: number | null) => (place === null ? messages.notRidden : messages.place(place));
  // The lines, their tips and the table show the same ranks.
  const data = stages.map(({ order, name }, at) => ({
    order,
    title: `${order}. ${name}`,
    ranks: riders.map(({ places }) => places[at] ?? null),
  }));

  return (
    <ChartFigure
      {...props}
      height={height}
      legend={<LineLegend names={riders.map(({ name }) => name)} />}
      table={{
        head: [messages.stage, ...riders.map(({ name }) => name)],
        rows:
          riders.length === 0
            ? []
            : data.map(({ order, title, ranks }) => ({ key: order, cells: [title, ...ranks.map(rankOf)] })),
      }}
    >
      <ResponsiveContainer width="100%" height={chartHeights[height]}>
        <LineChart data={data} margin={margin} title={props.title}>
          <CartesianGrid {...grid} />
          <XAxis {...baseAxis} dataKey="order" padding={{ left: 12, right: 12 }} />
          <YAxis {...sideAxis} reversed allowDecimals={false} domain={[1, 'dataMax']} />
          <Tooltip
            cursor={cursor}
            isAnimationActive={false}
            content={({ active, label }) => {
              const stage = active ? data.find(({ order }) => order === label) : undefined;
              return (
                stage && (
                  <Tip
                    title={stage.title}
                    rows={riders.map(({ name }, at) => [name, rankOf(stage.ranks[at] ?? null)])}
                  />
                )
              );
            }}
          />
          {riders.map(({ key, name }, at) => {
            const look = lineLook(at);
            return (
              <Line
                key={key}
                name={name}
                dataKey={({ ranks }: (typeof data)[number]) => ranks[at]}
                stroke={look.color}
                strokeWidth={at === 0 ? 2.5 : 2}
                strokeDasharray={look.dash ?? ''}
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
        </LineChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}
