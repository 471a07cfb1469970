import { useMessages, VisuallyHidden } from '@otryv/ui';
import { eventEditorCatalogues } from '../../messages/eventEditor.ts';
import classes from './EventEditor.module.css';

/** The previous value, struck through; nothing if unchanged. */
export function ChangedMark({ before, after }: { before: string | null; after: string }) {
  const messages = useMessages(eventEditorCatalogues);
  if (before === null || before === after) return null;

  return (
    <del className={classes.EventEditorWas}>
      <VisuallyHidden>{messages.was} </VisuallyHidden>
      {before}
    </del>
  );
}
