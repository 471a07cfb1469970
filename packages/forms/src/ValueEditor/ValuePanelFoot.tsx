import { Button, IconButton, useMessages } from '@otryv/ui';
import { X } from 'lucide-react';
import { editorCatalogues } from '../messages/editors.ts';
import classes from './ValueEditor.module.css';

/** The buttons of an editor: restore and close. */
export function ValuePanelFoot({ onRestore, onClose }: { onRestore: () => void; onClose: () => void }) {
  const words = useMessages(editorCatalogues);

  return (
    <>
      <div className={classes.ValueEditorFoot}>
        <span className={classes.ValueEditorNote}>{words.savesItself}</span>
        <Button kind="quiet" size="s" onClick={onRestore}>
          {words.restore}
        </Button>
        <Button kind="primary" size="s" onClick={onClose}>
          {words.done}
        </Button>
      </div>
      <IconButton className={classes.ValueEditorClose} icon={X} label={words.close} size="s" onClick={onClose} />
    </>
  );
}
