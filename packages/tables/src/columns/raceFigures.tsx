import { formatSpeed, UNITS } from '@otryv/race';
import { DisqualificationLabel } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import type { ColumnContext } from './columnContext.ts';
import { measuredColumn } from './measuredColumn.tsx';
import { rank, rankColumn } from './rankColumn.tsx';

/** The outcome of a race for a rider. */
export type PlacedRow = Pick<ResultsTableRow, 'place' | 'disqualification'>;

/** Returns the stored reason of a disqualification, if it is meaningful to readers. */
export function readableReason({ label, reason }: NonNullable<PlacedRow['disqualification']>): string | null {
  // The reason of virtual power is a technical term of the game.
  return label === 'VP' ? null : reason;
}

/** Returns the column of the place in the protocol with its medal, or the label of the disqualification. */
export function rankInRaceColumn<Row extends PlacedRow>(context: Pick<ColumnContext, 'messages'>): Column<Row> {
  return {
    ...rankColumn<Row>(context, ({ place }) => place),
    sortValue: ({ place }) => place,
    exportValue: ({ place, disqualification }) => disqualification?.label ?? place,
    cell: ({ place, disqualification }) =>
      disqualification ? (
        <DisqualificationLabel label={disqualification.label} reason={readableReason(disqualification)} />
      ) : (
        rank(place)
      ),
  };
}

/** Returns the column of the average speed in km/h. */
export function speedColumn<Row extends Pick<ResultsTableRow, 'speedKmh' | 'isTimeImplausible'>>(
  context: ColumnContext,
): Column<Row> {
  const { messages, locale } = context;

  return measuredColumn<Row>(context, {
    key: 'speed',
    ...messages.speed,
    unit: UNITS.speed[locale],
    width: 54,
    of: ({ speedKmh, isTimeImplausible }) => ({
      value: speedKmh,
      addition: isTimeImplausible ? 'implausible' : undefined,
    }),
    read: (speed) => speed ?? null,
    print: (speed) => formatSpeed(speed, { locale, unit: false }),
    reason: messages.unmeasured.speed,
  });
}
