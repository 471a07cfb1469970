import { Button, IconButton, useMessages } from '@otryv/ui';
import { X } from 'lucide-react';
import { editorCatalogues } from '../messages/editors.ts';
import classes from './ValueEditor.module.css';

/** The buttons of an editor: restore and close. */
export function ValuePanelFoot({ onRestore, onClose }: { onRestore: () => void; onClose: () => void }) {
  const messages = useMessages(editorCatalogues);

  return (
    <>
      <div className={classes.ValueEditorFoot}>
        <span className={classes.ValueEditorNote}>{messages.savesItself}</span>
        <Button kind="quiet" size="s" onClick={onRestore}>
          {messages.restore}
        </Button>
        <Button kind="primary" size="s" onClick={onClose}>
          {messages.done}
        </Button>
      </div>
      <IconButton className={classes.ValueEditorClose} icon={X} label={messages.close} size="s" onClick={onClose} />
    </>
  );
}
