import { formatChange } from '@otryv/race';
import { DisplayText, OtryvProvider, Select, useMessages, useOtryv } from '@otryv/ui';
import { Fragment, useId } from 'react';
import type { Column, TableOrder } from '../DataTable/index.ts';
import { riderCatalogues } from '../messages/riders.ts';
import classes from './RidersCards.module.css';
import type { RidersTableRow } from './ridersTableRow.ts';
import type { ScoreGap, ScoreGaps } from './scoreGaps.ts';

type RiderColumn = Column<RidersTableRow>;

export interface RidersCardsProps {
  caption: string;
  rows: readonly RidersTableRow[];
  columns: readonly RiderColumn[];
  sort: TableOrder;
  onSort: (sort: TableOrder) => void;
  gaps: ScoreGaps | null;
  ownProfileId: number | null;
}

/** Powers shown on every card, beside the value of the order. */
const shownPowers = new Set(['cp15', 'cp60', 'cp300', 'cp1200']);

/** The list on a phone: a card for each rider, with the value that the list is sorted by. */
export function RidersCards({ caption, rows, columns, sort, onSort, gaps, ownProfileId }: RidersCardsProps) {
  const messages = useMessages(riderCatalogues);
  const orderId = useId();
  const sortable = columns.filter(({ sortValue }) => sortValue);
  const ranked = sortable.find(({ key }) => key === sort[0]?.column) ?? sortable[0];
  const sortBy = (key: string) => {
    const column = sortable.find((one) => one.key === key);
    onSort([{ column: key, ascending: !column?.descendingFirst }]);
  };

  return (
    <OtryvProvider density="compact">
      <div className={classes.RidersOrder}>
        <label htmlFor={orderId}>{messages.order}</label>
        <Select
          id={orderId}
          options={sortable.map(({ key, label, name = label }) => ({ value: key, label: name }))}
          value={ranked?.key ?? ''}
          onChange={sortBy}
        />
      </div>
      <ol className={classes.RidersList} aria-label={caption}>
        {rows.map((row, at) => (
          <RiderCard
            key={row.zwiftId}
            {...{ row, at, columns, ranked }}
            gap={gaps?.of.get(row.zwiftId) ?? null}
            isOwn={row.zwiftId === ownProfileId}
          />
        ))}
      </ol>
    </OtryvProvider>
  );
}

interface RiderCardProps {
  row: RidersTableRow;
  at: number;
  columns: readonly RiderColumn[];
  ranked: RiderColumn | undefined;
  gap: ScoreGap | null;
  isOwn: boolean;
}

function RiderCard({ row, at, columns, ranked, gap, isOwn }: RiderCardProps) {
  const { locale } = useOtryv();
  const messages = useMessages(riderCatalogues);
  const powers = row.cpBestEfforts ? columns.filter(({ key }) => shownPowers.has(key)) : [];
  const distance = gap && (gap.isLeader ? messages.leader : messages.toLeader(formatChange(-gap.toLeader, locale)));

  return (
    <li className={classes.RiderCard} data-own={isOwn || undefined} aria-current={isOwn || undefined}>
      <span className={classes.RiderCardPlace}>{row.sequenceNumber}</span>
      <div className={classes.RiderCardHead}>
        {columns
          .filter(({ isRowHeader }) => isRowHeader)
          .map(({ key, cell }) => (
            <Fragment key={key}>{cell(row, at)}</Fragment>
          ))}
      </div>
      <p className={classes.RiderCardKey}>
        <DisplayText size="d-m">{ranked?.cell(row, at)}</DisplayText>
        <small>{distance ?? ranked?.label}</small>
      </p>
      {powers.length > 0 && (
        <dl className={classes.RiderCardPowers}>
          {powers.map(({ key, label, name, cell }) => (
            <div key={key}>
              <dt title={name}>{label}</dt>
              <dd>{cell(row, at)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
