import { Icon, lazyPart, Popover, useMessages } from '@otryv/ui';
import { UserSearch } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { TableHandle } from '../../DataTable/index.ts';
import { toolCatalogues } from '../../messages/tools.ts';
import { ToolLabel } from '../label/ToolLabel.tsx';

const loadPanel = async () => ({ default: (await import('./FindPanel.tsx')).FindPanel });
const FindPanel = lazyPart(loadPanel);
/** A panel closes within a quarter of a second; a busy machine takes longer. */
const patienceMs = 2000;

/** Finds a rider by a part of the name, or a place by its number, and scrolls to the row. */
export function FindRow({ table }: { table: RefObject<TableHandle | null> }) {
  const messages = useMessages(toolCatalogues);
  const button = useRef<HTMLButtonElement>(null);

  const showRow = async (key: string) => {
    await focusOn(button);
    await table.current?.showRow(key);
  };

  return (
    <Popover
      ref={(element) => {
        button.current = element;
      }}
      align="end"
      title={messages.find}
      label={<ToolLabel icon={<Icon of={UserSearch} />}>{messages.find}</ToolLabel>}
      onClick={() => void loadPanel()}
    >
      {(close) => (
        <FindPanel
          table={table}
          onFound={(key) => {
            close();
            void showRow(key);
          }}
        />
      )}
    </Popover>
  );
}

/** A closing panel restores focus to its button: only then may the row be focused. */
async function focusOn(button: RefObject<HTMLElement | null>) {
  const end = performance.now() + patienceMs;
  while (document.activeElement !== button.current && performance.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- each frame may close it.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
