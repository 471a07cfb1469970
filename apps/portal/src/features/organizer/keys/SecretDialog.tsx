import { Button, CopyText, Dialog, Notice, Stack } from '@otryv/ui';
import { useState } from 'react';
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

/** Shows a secret once, to be copied. Escape, Back or a press outside warns first, since the secret would be lost. */
export function SecretDialog({ title, secret, how, kept, onClose }: SecretDialogProps) {
  const messages = useMessages(organizerAreaMessages);
  const [warnedOf, setWarnedOf] = useState<string | null>(null);
  const isWarned = secret !== null && warnedOf === secret;

  return (
    <Dialog open={secret !== null} title={title} onClose={() => (isWarned ? onClose() : setWarnedOf(secret))}>
      <Stack>
        <Notice tone={isWarned ? 'danger' : 'warning'} role={isWarned ? 'alert' : undefined}>
          {isWarned ? messages.keyLost : messages.keyOnce}
        </Notice>
        <CopyText text={secret ?? ''} />
        <p>{how}</p>
        <Button kind="primary" onClick={onClose}>
          {kept}
        </Button>
      </Stack>
    </Dialog>
  );
}
