import type { Settings } from '@otryv/contract';
import { EmailForm } from '@otryv/forms';
import { Button, Chip, Dialog, LineItem } from '@otryv/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as profileMessages } from '../messages/ru.ts';

/** Renders the email address: whether it is confirmed, and how to change it. */
export function EmailLine({ settings }: { settings: Settings }) {
  const { access } = useMessages(profileMessages);
  const [isOpen, setIsOpen] = useState(false);
  const { email, emailConfirmed, emailPending, hasPassword } = settings;
  const again = useSend('POST', '/api/auth/confirmation');
  const { submit } = useSend('PUT', '/api/auth/email');
  const waits = emailPending !== null || (email !== null && !emailConfirmed);

  return (
    <LineItem
      icon={Mail}
      title={access.email}
      chip={
        email !== null && (
          <Chip tone={emailConfirmed ? 'success' : 'warning'}>
            {emailConfirmed ? access.confirmed : access.unconfirmed}
          </Chip>
        )
      }
      detail={[email ?? access.noEmail, emailPending === null ? null : access.pending(emailPending)]
        .filter((part) => part !== null)
        .join(', ')}
      action={
        <>
          {waits && (
            <Button size="s" kind="quiet" busy={again.isSending} onClick={() => void again.send({})}>
              {access.again}
            </Button>
          )}
          <Button size="s" onClick={() => setIsOpen(true)}>
            {access.changeEmail}
          </Button>
          <Dialog open={isOpen} title={access.changeEmail} onClose={() => setIsOpen(false)}>
            <EmailForm
              hasPassword={hasPassword}
              onSubmit={async (body) => {
                await submit({ body });
                setIsOpen(false);
              }}
            />
          </Dialog>
        </>
      }
    />
  );
}
