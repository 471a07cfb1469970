import type { Settings } from '@otryv/contract';
import { DeletionForm } from '@otryv/forms';
import { Button, Dialog, Notice, Setting } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { closeSession, useUser } from '../../../lib/session/sessionStore.ts';
import { ru as profileMessages } from '../messages/ru.ts';

/** Deletes the account, confirmed by its login. */
export function DeletionSetting({ settings: { username, hasPassword } }: { settings: Settings }) {
  const { deletion } = useMessages(profileMessages);
  const [isOpen, setIsOpen] = useState(false);
  const isCaptain = useUser()?.team?.isCreator === true;
  const { submit } = useSend('DELETE', '/api/auth/account');

  return (
    <Setting title={deletion.title} description={deletion.text}>
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        {deletion.action}
      </Button>
      <Dialog open={isOpen} title={deletion.title} description={deletion.text} onClose={() => setIsOpen(false)}>
        <Notice tone="warning">{deletion.warning}</Notice>
        {isCaptain && <Notice tone="warning">{deletion.ofCaptain}</Notice>}
        <DeletionForm
          username={username}
          hasPassword={hasPassword}
          onSubmit={async (body) => {
            await submit({ body });
            closeSession({ hasLeft: true });
          }}
        />
      </Dialog>
    </Setting>
  );
}
