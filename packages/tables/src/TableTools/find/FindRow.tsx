import { Icon, Popover } from '@otryv/ui';
import { Search } from 'lucide-react';
import { lazy, type RefObject, useRef } from 'react';
import type { TableHandle } from '../../DataTable/index.ts';
import { useToolMessages } from '../../messages/tools.ts';
import { ToolLabel } from '../ToolLabel.tsx';

const loadPanel = async () => ({ default: (await import('./FindPanel.tsx')).FindPanel });
const FindPanel = lazy(loadPanel);

/** Finds a rider by a part of the name, or a place by its number, and brings the row into sight. */
export function FindRow({ table }: { table: RefObject<TableHandle | null> }) {
  const messages = useToolMessages();
  const chosen = useRef<string>(null);

  // The closed panel gives the focus back to the button: only then may the row take it.
  const goOn = () => {
    if (chosen.current !== null) void table.current?.showRow(chosen.current);
    chosen.current = null;
  };

  return (
    <Popover
      align="end"
      title={messages.find}
      label={<ToolLabel icon={<Icon of={Search} />}>{messages.find}</ToolLabel>}
      onClick={() => void loadPanel()}
      onFocus={goOn}
    >
      {(close) => (
        <FindPanel
          table={table}
          onFound={(key) => {
            chosen.current = key;
            close();
          }}
        />
      )}
    </Popover>
  );
}
