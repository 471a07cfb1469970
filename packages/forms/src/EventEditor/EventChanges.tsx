import type { EventChange } from '@otryv/race';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { ChangesList } from './ChangesList.tsx';
import { type EventCatalogues, indexOf } from './catalogues.ts';
import { useWriterOf } from './editorTools.ts';

export interface EventChangesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  changes: readonly EventChange[];
  catalogues: EventCatalogues;
}

/** The changes of an event outside of its editor: changes in the game, or changes it did not accept. */
export function EventChanges({ changes, catalogues, ...rest }: EventChangesProps) {
  const writer = useWriterOf(useMemo(() => indexOf(catalogues), [catalogues]));

  return (
    <div {...rest}>
      <ChangesList writer={writer} changes={changes} />
    </div>
  );
}
