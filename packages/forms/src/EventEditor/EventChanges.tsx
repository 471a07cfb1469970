import type { EventChange } from '@otryv/race';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { ChangesList } from './ChangesList.tsx';
import { type EventCatalogues, indexOf } from './catalogues.ts';
import { useWriterOf } from './editorTools.ts';

export interface EventChangesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  changes: readonly EventChange[];
  catalogues: EventCatalogues;
}

/** What an event was and becomes, outside of its editor: what changed in the game, what it did not take. */
export function EventChanges({ changes, catalogues, ...rest }: EventChangesProps) {
  const writer = useWriterOf(useMemo(() => indexOf(catalogues), [catalogues]));

  return (
    <div {...rest}>
      <ChangesList writer={writer} changes={changes} />
    </div>
  );
}
