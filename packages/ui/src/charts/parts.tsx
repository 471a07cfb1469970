import type { ReactNode } from 'react';
import classes from './ChartFigure.module.css';

/** Grid, axes and ticks of every chart. */
export const grid = { vertical: false, stroke: 'var(--otryv-color-line)' } as const;
export const baseAxis = { stroke: 'var(--otryv-color-text)', tickLine: false, tickMargin: 8 } as const;
export const sideAxis = { axisLine: false, tickLine: false, width: 'auto' } as const;
export const margin = { top: 20, right: 12, bottom: 0, left: 0 } as const;
/** Marker of the selected point. */
export const cursor = {
  stroke: 'var(--otryv-color-text)',
  fill: 'var(--otryv-color-sunken)',
  fillOpacity: 0.6,
} as const;

/** Distinguishing style of a curve: colour, dash and marker. */
export interface LineLook {
  color: string;
  dash: string | undefined;
  marker: 'circle' | 'square' | 'triangle' | 'diamond' | 'cross';
}

const dashes = [undefined, '6 4', '2 3', '8 3 2 3', '1 4'];
const markers = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const;

/** Returns the style of the first, second, … curve; five are distinguishable. */
export function lineLook(at: number): LineLook {
  const index = at % markers.length;
  return {
    color: `var(--otryv-color-series-${index + 1})`,
    dash: dashes[index],
    marker: markers[index] ?? 'circle',
  };
}

/** A marker centred at (x, y), as Recharts draws the points of a line. */
export function Marker({ look: { color, marker }, x, y }: { look: LineLook; x: number; y: number }): ReactNode {
  const shape = { fill: 'var(--otryv-color-surface)', stroke: color, strokeWidth: 1.75 };
  switch (marker) {
    case 'circle':
      return <circle {...shape} cx={x} cy={y} r={3.5} />;
    case 'square':
      return <rect {...shape} x={x - 3} y={y - 3} width={6} height={6} />;
    case 'triangle':
      return <path {...shape} d={`M${x} ${y - 4.5}l4.5 8h-9z`} />;
    case 'diamond':
      return <path {...shape} d={`M${x} ${y - 4.5}l4.5 4.5-4.5 4.5-4.5-4.5z`} />;
    case 'cross':
      return <path {...shape} d={`M${x - 3.5} ${y - 3.5}l7 7m0-7l-7 7`} />;
  }
}

/** Names of lines beside their dash and marker. */
export function LineLegend({ names }: { names: readonly string[] }) {
  return (
    <ul className={classes.ChartLegend}>
      {names.map((name, at) => {
        const look = lineLook(at);
        return (
          <li key={name}>
            <svg viewBox="0 0 24 10" aria-hidden="true">
              <path d="M0 5h24" stroke={look.color} strokeWidth="2" strokeDasharray={look.dash} />
              <Marker look={look} x={12} y={5} />
            </svg>
            <bdi>{name}</bdi>
          </li>
        );
      })}
    </ul>
  );
}

/** The figures of the selected point; `last` formats their difference. */
export function Tip({
  title,
  rows,
  last,
}: {
  title: string;
  rows: readonly [string, string][];
  last?: string | undefined;
}) {
  return (
    <div className={classes.ChartTip}>
      <b>{title}</b>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className={classes.ChartTipRow}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {last && <p>{last}</p>}
    </div>
  );
}
