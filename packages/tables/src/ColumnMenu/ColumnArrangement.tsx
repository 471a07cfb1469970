import { IconButton, useMessages } from '@otryv/ui';
import { ChevronDown, ChevronUp, Pin } from 'lucide-react';
import { moveColumn, pinColumn, visibleColumns } from '../DataTable/columns/arrangeColumns.ts';
import type { ColumnLayout, TableHandle } from '../DataTable/index.ts';
import { toolCatalogues } from '../messages/tools.ts';
import classes from './ColumnMenu.module.css';

export interface ColumnArrangementProps {
  columns: TableHandle['columns'];
  columnLayout: ColumnLayout;
  onColumnLayout: (layout: ColumnLayout) => void;
}

/** The displayed columns in order, each with buttons for moving and pinning it. */
export function ColumnArrangement({ columns, columnLayout, onColumnLayout }: ColumnArrangementProps) {
  const messages = useMessages(toolCatalogues);
  const { keys, pinned } = visibleColumns(columns, columnLayout);
  const move = (key: string, to: number) => onColumnLayout(moveColumn(columns, columnLayout, key, to));

  return (
    <details className={classes.ColumnMenuPart}>
      <summary>{messages.arrange}</summary>
      <ol>
        {keys.map((key, at) => {
          const column = columns.find((each) => each.key === key);
          const name = column?.name ?? column?.label ?? '';
          const isPinned = at < pinned;
          const [first, last] = isPinned ? [0, pinned - 1] : [pinned, keys.length - 1];
          return (
            <li key={key}>
              <span>{column?.menuLabel ?? name}</span>
              <IconButton
                size="s"
                icon={Pin}
                label={messages.pinColumn(name)}
                aria-pressed={isPinned}
                onClick={() => onColumnLayout(pinColumn(columns, columnLayout, key, !isPinned))}
              />
              <IconButton
                size="s"
                icon={ChevronUp}
                label={messages.moveBefore(name)}
                aria-disabled={at === first}
                onClick={() => move(key, at - 1)}
              />
              <IconButton
                size="s"
                icon={ChevronDown}
                label={messages.moveAfter(name)}
                aria-disabled={at === last}
                onClick={() => move(key, at + 1)}
              />
            </li>
          );
        })}
      </ol>
    </details>
  );
}
