import type { Column } from '../DataTable/index.ts';
import type { RiderMessages } from '../messages/riders.ts';
import { ColumnLink } from './ColumnLink.tsx';
import type { ColumnWords } from './columnWords.ts';

/** The way to the rider's page on an external ranking; no column where nobody says where that is. */
export function rankingColumns<Row>(
  { messages, ranking }: Pick<ColumnWords, 'messages'> & Pick<RiderMessages, 'ranking'>,
  hrefOf: ((row: Row) => string | null) | undefined,
): Column<Row>[] {
  if (!hrefOf) return [];

  return [
    {
      key: 'ranking',
      label: ranking.label,
      name: ranking.name,
      width: 76,
      menu: messages.groups.data,
      exportValue: hrefOf,
      isBlank: (row) => hrefOf(row) === null,
      cell: (row) => {
        const href = hrefOf(row);
        return href && <ColumnLink href={href}>{ranking.link}</ColumnLink>;
      },
    },
  ];
}
