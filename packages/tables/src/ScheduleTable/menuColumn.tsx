import { Menu, type MenuEntry, VisuallyHidden } from '@otryv/ui';
import { EllipsisVertical } from 'lucide-react';
import type { Column } from '../DataTable/index.ts';
import type { ListMessages } from '../messages/lists.ts';

/** Returns the actions of a row; none for a row without permitted actions. Memoize it, to avoid re-rendering rows. */
export type MenuOf<Row> = (row: Row) => readonly MenuEntry[];

/** Returns the last column of a list, with a menu in the rows that have actions; no column without `menuOf`. */
export function menuColumns<Row extends { name: string }>(
  messages: ListMessages,
  menuOf: MenuOf<Row> | undefined,
): Column<Row>[] {
  if (!menuOf) return [];

  return [
    {
      key: 'management',
      label: '',
      name: messages.management,
      headerEnd: <VisuallyHidden>{messages.management}</VisuallyHidden>,
      width: 46,
      cell: (row) => {
        const entries = menuOf(row);
        return (
          entries.length > 0 && (
            <Menu label={messages.actionsOn(row.name)} icon={EllipsisVertical} entries={entries} size="s" align="end" />
          )
        );
      },
    },
  ];
}
