import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { useHydrated } from '../ClientOnly/ClientOnly.tsx';
import { chartCatalogues } from '../provider/chartMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import classes from './ChartFigure.module.css';
import type { ChartTableData } from './chartTable.ts';

/** Heights of charts in px. */
export const chartHeights = { s: 180, m: 260, l: 320 } as const;
export type ChartHeight = keyof typeof chartHeights;

export type ChartView = 'chart' | 'table';

/** Props of every chart. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** Title with the unit: «FTP мужчин, вт/кг». */
  title: string;
  /** How it was computed. */
  note?: ReactNode;
  height?: ChartHeight;
  /** Whether to show the chart or the table of its figures; without it the reader chooses. */
  view?: ChartView | undefined;
  onView?: ((view: ChartView) => void) | undefined;
}

export interface ChartFigureProps extends ChartProps {
  legend?: ReactNode;
  table: ChartTableData;
  /** Shown instead of chart and table, if there is too little data for either. */
  instead?: ReactNode;
  /** Note below the chart: what is omitted, and why. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of a chart with its title, its legend and the same figures as a table. The server renders the table, the
 * browser replaces it with the chart. Keyboard: arrows choose between chart and table; in a chart they read its points.
 */
export function ChartFigure(given: ChartFigureProps) {
  const {
    title,
    note,
    legend,
    height = 'm',
    table,
    instead,
    foot,
    children,
    view: givenView,
    onView,
    className,
    ...props
  } = given;
  const messages = useMessages(chartCatalogues);
  const id = useId();
  const [chosenView, setView] = useState<ChartView>('chart');
  const view = givenView ?? chosenView;
  const isHydrated = useHydrated();
  const isEmpty = table.rows.length === 0;
  const showsTable = view === 'table' || !isHydrated;

  return (
    <figure aria-labelledby={id} {...props} className={clsx(classes.ChartFigure, className)}>
      <figcaption className={classes.ChartFigureHead}>
        <b id={id}>{title}</b>
        {note && <span className={classes.ChartFigureNote}>{note}</span>}
        {legend}
        {!isEmpty && !instead && (
          <SegmentedControl
            className={classes.ChartFigureView}
            label={`${messages.view}: ${title}`}
            options={[
              { value: 'chart', label: messages.chart },
              { value: 'table', label: messages.table },
            ]}
            value={view}
            onChange={(next) => {
              setView(next);
              onView?.(next);
            }}
          />
        )}
      </figcaption>
      <div
        className={classes.ChartFigureBody}
        data-height={height}
        data-view={instead ? 'few' : isEmpty ? 'empty' : view}
        data-server={!isHydrated || undefined}
      >
        {(instead ?? isEmpty) ? (
          (instead ?? <p>{messages.empty}</p>)
        ) : showsTable ? (
          <ChartTable {...table} titleId={id} />
        ) : (
          children
        )}
      </div>
      {foot && <p className={classes.ChartFigureFoot}>{foot}</p>}
    </figure>
  );
}

function ChartTable({ head, rows, titleId }: ChartTableData & { titleId: string }) {
  return (
    <table className={classes.ChartTable} aria-labelledby={titleId}>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the column.
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
