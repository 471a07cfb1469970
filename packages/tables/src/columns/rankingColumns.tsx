import type { Column } from '../DataTable/index.ts';
import { ColumnLink } from './ColumnLink.tsx';
import type { ColumnContext } from './columnContext.ts';

/**
 * Returns the column of links to the rider on an external ranking; none without the URLs, and off until the reader
 * enables it unless `isShown`.
 */
export function rankingColumns<Row>(
  { messages }: Pick<ColumnContext, 'messages'>,
  hrefOf: ((row: Row) => string | null) | undefined,
  isShown = true,
): Column<Row>[] {
  if (!hrefOf) return [];
  const { link, ...texts } = messages.ranking;

  return [
    {
      key: 'ranking',
      ...texts,
      isShown,
      width: 76,
      menu: messages.groups.data,
      exportValue: hrefOf,
      isBlank: (row) => !hrefOf(row),
      cell: (row) => {
        const href = hrefOf(row);
        return href && <ColumnLink href={href}>{link}</ColumnLink>;
      },
    },
  ];
}
