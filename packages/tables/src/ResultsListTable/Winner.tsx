import { finishProtocol, formatGap, isRankedByGroup } from '@otryv/race';
import { CategoryBadge, RaceTime, RiderName, useMessages, useOtryv } from '@otryv/ui';
import { listCatalogues } from '../messages/lists.ts';
import classes from './ResultsListTable.module.css';
import type { ResultsListTableRow, WinnerOfRow } from './resultsListTableRow.ts';

export const winnerName = ({ firstName, lastName }: WinnerOfRow) => `${firstName} ${lastName}`.trim();

/** The winner, with the group if each group has a winner. */
export function Winner({
  winner,
  typeRaceCustom,
}: { winner: WinnerOfRow } & Pick<ResultsListTableRow, 'typeRaceCustom'>) {
  return (
    <span className={classes.Winner}>
      <RiderName name={winnerName(winner)} country={winner.countryAlpha3} />
      {isRankedByGroup(finishProtocol(typeRaceCustom)) && <CategoryBadge category={winner.subgroupLabel} size="s" />}
    </span>
  );
}

/** The result of a race in the lines of a phone. */
export function WinnerLines({ row: { winner, typeRaceCustom } }: { row: ResultsListTableRow }) {
  const { locale } = useOtryv();
  const { noWinner } = useMessages(listCatalogues);
  if (!winner) return <span>{noWinner}</span>;

  return (
    <span className={classes.WinnerLines}>
      <Winner winner={winner} typeRaceCustom={typeRaceCustom} />
      <span>
        <RaceTime ms={winner.durationInMilliseconds} /> {formatGap(winner.secondGap, locale)}
      </span>
    </span>
  );
}
