import { Button, CopyText, Dialog, Notice, Stack } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as organizerAreaMessages } from '../messages/ru.ts';

export interface SecretDialogProps {
  title: string;
  /** Secret created by the server, which does not send it again; `null` while there is none to show. */
  secret: string | null;
  /** Instructions for its use. */
  how: string;
  /** Label of the button that closes the dialog. */
  kept: string;
  onClose: () => void;
}

/** Shows a secret once, to be copied. */
export function SecretDialog({ title, secret, how, kept, onClose }: SecretDialogProps) {
  const messages = useMessages(organizerAreaMessages);

  return (
    <Dialog open={secret !== null} title={title} onClose={onClose}>
      <Stack>
        <Notice tone="warning">{messages.keyOnce}</Notice>
        <CopyText text={secret ?? ''} />
        <p>{how}</p>
        <Button kind="primary" onClick={onClose}>
          {kept}
        </Button>
      </Stack>
    </Dialog>
  );
}
