import { Button, Icon, useMessages } from '@otryv/ui';
import { LocateFixed } from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import type { TableHandle } from '../DataTable/index.ts';
import { toolCatalogues } from '../messages/tools.ts';
import { ToolLabel } from './label/ToolLabel.tsx';

/** Scrolls to the own row; rendered only if the table displays one. */
export function OwnRowButton({ table }: { table: RefObject<TableHandle | null> }) {
  const messages = useMessages(toolCatalogues);
  // Read after each render: the handle is up to date only then.
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
