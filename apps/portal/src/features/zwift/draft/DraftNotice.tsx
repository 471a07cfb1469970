import { Button, ConfirmDialog, DateTime, Icon, Notice } from '@otryv/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from '../messages/ru.ts';

/** Renders the stored draft of an event, and the button that discards it. */
export function DraftNotice({ savedAt, onForget }: { savedAt: number; onForget: () => void }) {
  const messages = useMessages(zwiftMessages);
  const [isAsked, setIsAsked] = useState(false);

  return (
    <>
      <Notice
        title={messages.draft}
        action={
          <Button size="s" onClick={() => setIsAsked(true)}>
            <Icon of={Trash2} /> {messages.forgetDraft}
          </Button>
        }
      >
        {messages.draftSaved} <DateTime at={savedAt} inSentence />. {messages.draftText}
      </Notice>
      <ConfirmDialog
        open={isAsked}
        destructive
        title={messages.forgetTitle}
        action={messages.forgetDraft}
        pendingAction={messages.forgettingDraft}
        onConfirm={onForget}
        onClose={() => setIsAsked(false)}
      >
        {messages.forgetText}
      </ConfirmDialog>
    </>
  );
}
