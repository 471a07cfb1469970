import { Button, Card, ConfirmDialog, Stack, TextArea, Toolbar, ToolbarSpacer } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as siteAreaMessages } from '../messages/site.ru.ts';

// Limit of the contract, whose schemas the portal does not load.
const longestText = 4096;

/** Renders the form of a message to every receiver, sent after a confirmation. */
export function BroadcastText({ receivers }: { receivers: number }) {
  const { bot: messages } = useMessages(siteAreaMessages);
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { submit } = useSend('POST', '/api/admin/bot', {
    onDone: () => setText(''),
  });
  const isSendable = text.trim() !== '' && text.trim().length <= longestText;
  const confirm = async () => {
    await submit({ body: { text } });
    setIsAsked(false);
  };

  return (
    <Card>
      <Stack>
        <p>{messages.receivers(receivers)}</p>
        <TextArea
          label={messages.text}
          hint={messages.textHint}
          value={text}
          onChange={setText}
          limit={longestText}
          rows={6}
          grows
        />
        <Toolbar>
          <ToolbarSpacer />
          <Button kind="primary" disabled={!isSendable} onClick={() => setIsAsked(true)}>
            {messages.send}
          </Button>
        </Toolbar>
      </Stack>
      <ConfirmDialog
        open={isAsked}
        title={messages.confirmTitle(receivers)}
        action={messages.send}
        pendingAction={messages.sending}
        onClose={() => setIsAsked(false)}
        onConfirm={confirm}
      >
        {messages.confirmText}
      </ConfirmDialog>
    </Card>
  );
}
