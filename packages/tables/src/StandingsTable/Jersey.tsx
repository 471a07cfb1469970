import { useMessages } from '@otryv/ui';
import { seriesCatalogues } from '../messages/series.ts';
import classes from './StandingsTable.module.css';

export type JerseyKind = 'leader' | 'points' | 'mountains' | 'young';

/** The jersey of a classification's leader, with its name for screen readers. */
export function Jersey({ kind }: { kind: JerseyKind }) {
  const { jerseys } = useMessages(seriesCatalogues);

  return (
    <svg className={classes.Jersey} viewBox="0 0 24 22" width="16" height="15" role="img" data-kind={kind}>
      <title>{jerseys[kind]}</title>
      <path className={classes.JerseyCloth} d="M8 1 2 4 0 10l4 2 1-2v11h14V10l1 2 4-2-2-6-6-3c-1 2-7 2-8 0z" />
      {kind === 'mountains' && (
        <path
          className={classes.JerseyDots}
          d="M9 7.2a1.8 1.8 0 1 0 .01 0zm6 0a1.8 1.8 0 1 0 .01 0zm-3 5a1.8 1.8 0 1 0 .01 0z"
        />
      )}
      {kind === 'young' && <path className={classes.JerseyBand} d="M5.5 13h13v4h-13z" />}
    </svg>
  );
}
