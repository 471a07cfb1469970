import type { Settings } from '@otryv/contract';
import { PasswordForm } from '@otryv/forms';
import { Button, Dialog, LineItem } from '@otryv/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as profileMessages } from '../messages/ru.ts';

// A new password signs out the other devices.

/** Renders the form that sets or changes the password. */
export function PasswordLine({ settings: { hasPassword } }: { settings: Settings }) {
  const { access } = useMessages(profileMessages);
  const [isOpen, setIsOpen] = useState(false);
  const { submit } = useSend('PUT', '/api/auth/password');
  const action = hasPassword ? access.changePassword : access.setPassword;

  return (
    <LineItem
      icon={Lock}
      title={access.password}
      detail={hasPassword ? access.set : access.unset}
      action={
        <>
          <Button size="s" onClick={() => setIsOpen(true)}>
            {action}
          </Button>
          <Dialog open={isOpen} title={action} onClose={() => setIsOpen(false)}>
            <PasswordForm
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
