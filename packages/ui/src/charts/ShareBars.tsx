import { formatNumber, NO_BREAK_SPACE } from '@otryv/race';
import { Chip } from '../Chip/index.ts';
import { chartCatalogues } from '../provider/chartMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import classes from './ChartFigure.module.css';
import { ChartFigure, type ChartProps } from './ChartFigure.tsx';

/** A part of a whole. */
export interface Share {
  key: string;
  label: string;
  value: number;
  /** Whether the reader is part of it. */
  isOwn?: boolean;
}

export interface ShareBarsProps extends ChartProps {
  shares: readonly Share[];
  /** Meaning of a part: a group, a type. */
  what: string;
  /** Counted unit: riders, races. */
  counted: string;
  /** Width of the labels: paths and names need more than groups. */
  labels?: 'narrow' | 'wide';
}

/** Parts of a whole as horizontal bars with figures; rendered without a library, on servers too. */
export function ShareBars({ shares, what, counted, labels = 'narrow', ...props }: ShareBarsProps) {
  const { locale } = useOtryv();
  const messages = useMessages(chartCatalogues);
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  const greatest = Math.max(...shares.map(({ value }) => value), 1);
  const rows = whole === 0 ? [] : shares;
  const shareOf = (value: number) => `${formatNumber((value / whole) * 100, { locale })}${NO_BREAK_SPACE}%`;

  return (
    <ChartFigure
      height="s"
      {...props}
      table={{
        head: [what, counted, messages.share],
        rows: rows.map(({ key, label, value }) => ({
          key,
          cells: [label, formatNumber(value, { locale }), shareOf(value)],
        })),
      }}
    >
      <ul className={classes.ShareBars} data-labels={labels}>
        {rows.map(({ key, label, value, isOwn }) => (
          <li key={key} data-own={isOwn || undefined}>
            <b>
              {label} {isOwn && <Chip tone="own">{messages.own}</Chip>}
            </b>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(value / greatest) * 100} height="10" />
            </svg>
            <span>{formatNumber(value, { locale })}</span>
            <span>{shareOf(value)}</span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
