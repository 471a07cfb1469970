import type { EventChange } from '@otryv/race';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { type EventCatalogues, indexOf } from '../draft/catalogues.ts';
import { useWriterOf } from '../draft/editorTools.ts';
import { ChangesList } from './ChangesList.tsx';

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
