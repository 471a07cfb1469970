import { Button, ConfirmDialog, DateTime, Icon, Notice } from '@otryv/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from '../messages/ru.ts';

/** Renders the stored draft of an event, and the button that discards it. */
export function DraftNotice({ savedAt, onForget }: { savedAt: number; onForget: () => void }) {
  const words = useMessages(zwiftMessages);
  const [isAsked, setIsAsked] = useState(false);

  return (
    <>
      <Notice
        title={words.draft}
        action={
          <Button size="s" onClick={() => setIsAsked(true)}>
            <Icon of={Trash2} /> {words.forgetDraft}
          </Button>
        }
      >
        {words.draftSaved} <DateTime at={savedAt} inSentence />. {words.draftText}
      </Notice>
      <ConfirmDialog
        open={isAsked}
        destructive
        title={words.forgetTitle}
        action={words.forgetDraft}
        pendingAction={words.forgettingDraft}
        onConfirm={onForget}
        onClose={() => setIsAsked(false)}
      >
        {words.forgetText}
      </ConfirmDialog>
    </>
  );
}
