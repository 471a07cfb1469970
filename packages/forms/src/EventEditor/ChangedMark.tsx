import { VisuallyHidden } from '@otryv/ui';
import { useEventEditorMessages } from '../messages/eventEditor.ts';
import classes from './EventEditor.module.css';

/** The value of before, struck through; nothing where it is the same. */
export function ChangedMark({ before, after }: { before: string | null; after: string }) {
  const words = useEventEditorMessages();
  if (before === null || before === after) return null;

  return (
    <del className={classes.EventEditorWas}>
      <VisuallyHidden>{words.was} </VisuallyHidden>
      {before}
    </del>
  );
}
