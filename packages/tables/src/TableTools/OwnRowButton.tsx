import { Button, Icon } from '@otryv/ui';
import { LocateFixed } from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import type { TableHandle } from '../DataTable/index.ts';
import { useToolMessages } from '../messages/tools.ts';
import { ToolLabel } from './ToolLabel.tsx';

/** Brings the reader's own row into sight; it is there only where the table shows one. */
export function OwnRowButton({ table }: { table: RefObject<TableHandle | null> }) {
  const messages = useToolMessages();
  // Read again after each drawing: only then does the table tell what it holds.
  const own = useSyncExternalStore(
    onNothing,
    () => table.current?.ownRow() ?? null,
    () => null,
  );
  if (own === null) return null;

  return (
    <Button onClick={() => void table.current?.showRow(own)}>
      <ToolLabel icon={<Icon of={LocateFixed} />}>{messages.ownRow}</ToolLabel>
    </Button>
  );
}

const onNothing = () => () => {};
