import { formatSpeed, UNITS } from '@otryv/race';
import { DisqualificationLabel } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { ColumnWords } from './columnWords.ts';
import { measuredColumn } from './measuredColumn.tsx';
import { rank, rankColumn } from './rankColumn.tsx';

/** How a race ended for a rider; place 0 is out of the classification. */
export interface PlacedRow {
  rankEvent: number;
  isDisqualification: boolean;
  disqualification: keyof typeof labels | null;
  disqualificationDescription: string | null;
}

const labels = { VIRTUAL_POWER: 'VP', DSQ: 'DSQ', OFF_RECORD: 'OFR', DNF: 'DNF' } as const;
const placeOf = ({ rankEvent }: PlacedRow) => rankEvent || null;
const labelOf = ({ disqualification }: PlacedRow) => labels[disqualification ?? 'DSQ'];

/** Why a row is out of the classification in the race's own words, where there are any. */
export function descriptionOf({ disqualification, disqualificationDescription }: PlacedRow): string | null {
  // The game's own word for virtual power says nothing to a reader.
  return disqualification === 'VIRTUAL_POWER' ? null : disqualificationDescription;
}

/** The place in the protocol with its medal, or why there is none. */
export function placeColumn<Row extends PlacedRow>(words: Pick<ColumnWords, 'messages'>): Column<Row> {
  return {
    ...rankColumn<Row>(words, placeOf),
    sortValue: placeOf,
    exportValue: (row) => (row.isDisqualification ? labelOf(row) : placeOf(row)),
    cell: (row) =>
      row.isDisqualification ? (
        <DisqualificationLabel label={labelOf(row)} reason={descriptionOf(row)} />
      ) : (
        rank(placeOf(row))
      ),
  };
}

/** The average speed in km/h. */
export function speedColumn<Row extends { speed: number | null }>(words: ColumnWords): Column<Row> {
  const { messages, locale } = words;

  return measuredColumn<Row>(words, {
    key: 'speed',
    ...messages.speed,
    unit: UNITS.speed[locale],
    width: 54,
    of: ({ speed }) => ({ value: speed }),
    read: (speed) => speed ?? null,
    print: (speed) => formatSpeed(speed, { locale, unit: false }),
    reason: messages.unmeasured.speed,
  });
}
