import { formatNumber, ZFTP_LIMITS, type ZftpCategory } from '@otryv/race';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { chartCatalogues } from '../provider/chartMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import { ChartFigure, type ChartProps, chartHeights } from './ChartFigure.tsx';
import { baseAxis, cursor, grid, margin, sideAxis, Tip } from './parts.tsx';

export interface FtpHistogramProps extends ChartProps {
  /** Riders by FTP in W/kg, truncated to tenths; steps without riders may be omitted. */
  steps: readonly { ftp: number; riders: number }[];
}

const step = 0.1;
const tokens = { D: 'd', C: 'c', B: 'b', A: 'a', 'A+': 'aplus' } as const satisfies Record<ZftpCategory, string>;
const categories = ZFTP_LIMITS.map(({ category, wattsPerKg }) => ({
  label: category,
  token: tokens[category],
  from: wattsPerKg,
}));

/** Assigns a step that spans a threshold to the category that covers most of it. */
const categoryOf = (ftp: number) =>
  categories.findLast(({ from }) => ftp >= from - step / 2) ?? { label: 'D', token: 'd', from: 0 };

/** Distribution of FTP, each step in the colour of its category. */
export function FtpHistogram({ steps, height = 'm', ...props }: FtpHistogramProps) {
  const { locale } = useOtryv();
  const messages = useMessages(chartCatalogues);
  const tenths = (value: number) => formatNumber(value, { locale, decimals: 1 });
  const data = wholeRange(steps).map((bar) => ({ ...bar, category: categoryOf(bar.ftp) }));

  return (
    <ChartFigure
      {...props}
      height={height}
      table={{
        head: [messages.ftp, messages.category, messages.riders],
        rows: data.map(({ ftp, riders, category }) => ({
          key: ftp,
          cells: [tenths(ftp), category.label, formatNumber(riders, { locale })],
        })),
      }}
    >
      <ResponsiveContainer width="100%" height={chartHeights[height]}>
        <BarChart data={data} margin={margin} title={props.title} barCategoryGap={1}>
          <CartesianGrid {...grid} />
          <XAxis {...baseAxis} dataKey="ftp" tickFormatter={tenths} interval="preserveStartEnd" minTickGap={16} />
          <YAxis {...sideAxis} allowDecimals={false} />
          <Tooltip
            cursor={cursor}
            isAnimationActive={false}
            content={({ active, payload }) => {
              const bar = active ? data.find(({ ftp }) => ftp === payload[0]?.payload.ftp) : undefined;
              return (
                bar && (
                  <Tip
                    title={`${tenths(bar.ftp)} ${messages.wattsPerKg}`}
                    rows={[
                      [messages.category, bar.category.label],
                      [messages.riders, formatNumber(bar.riders, { locale })],
                    ]}
                  />
                )
              );
            }}
          />
          {categories.map(({ label, from }) => {
            const first = data.find(({ ftp, category }) => category.from === from && ftp >= from - step / 2);
            return (
              first && (
                <ReferenceLine
                  key={label}
                  x={first.ftp}
                  position="start"
                  stroke="var(--otryv-color-line-strong)"
                  label={{ value: label, position: 'insideTopLeft', offset: 4 }}
                />
              )
            );
          })}
          <Bar dataKey="riders" maxBarSize={64} isAnimationActive={false}>
            {data.map(({ ftp, category: { token } }) => (
              <Cell
                key={ftp}
                fill={`var(--otryv-color-cat-${token})`}
                stroke={`var(--otryv-color-cat-${token}-ring)`}
                strokeWidth={0.75}
              />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}

/** Fills in the steps between the lowest and the highest, with zeros for those without riders. */
function wholeRange(steps: FtpHistogramProps['steps']): { ftp: number; riders: number }[] {
  const counts = new Map(steps.map(({ ftp, riders }) => [Math.round(ftp / step), riders]));
  const keys = [...counts.keys()];
  if (keys.length === 0) return [];
  const [lowest, highest] = [Math.min(...keys), Math.max(...keys)];
  return Array.from({ length: highest - lowest + 1 }, (_, at) => ({
    ftp: (lowest + at) / 10,
    riders: counts.get(lowest + at) ?? 0,
  }));
}
