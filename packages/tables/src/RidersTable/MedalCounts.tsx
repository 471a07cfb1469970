import { formatNumber, MEDALS } from '@otryv/race';
import { useMessages, useOtryv } from '@otryv/ui';
import { riderCatalogues } from '../messages/riders.ts';
import classes from './MedalCounts.module.css';
import type { MedalCount } from './ridersTableRow.ts';

/** The number of medals of each metal: a disc beside each figure, 0 de-emphasized. */
export function MedalCounts({ medals }: { medals: MedalCount }) {
  const { locale } = useOtryv();
  const { medalsOf } = useMessages(riderCatalogues);

  return (
    <span className={classes.MedalCounts} role="img" aria-label={medalsOf(medals.gold, medals.silver, medals.bronze)}>
      {MEDALS.map((metal) => (
        <span key={metal} data-medal={metal} data-none={medals[metal] === 0 || undefined}>
          {formatNumber(medals[metal], { locale })}
        </span>
      ))}
    </span>
  );
}
