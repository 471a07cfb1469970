import type { AccountRole, AdminUser } from '@otryv/contract';
import { Button, ConfirmDialog, SelectField, Stack } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { ru as adminMessages } from '../messages/ru.ts';

const roles: readonly AccountRole[] = ['user', 'moderator', 'admin'];

/** Renders the role of an account; changing it first lists the consequences. */
export function UserRole({ user: { _id: id, username, role } }: { user: AdminUser }) {
  const { user: messages } = useMessages(adminMessages);
  const [chosen, setChosen] = useState<AccountRole>(role);
  const [isAsked, setIsAsked] = useState(false);
  const { submit } = useSend('PUT', '/api/admin/users/{id}/role');
  // Administrators who remove their own role lose access to this very page.
  const isOwn = useUser()?.id === id;
  const leave = () => {
    setIsAsked(false);
    setChosen(role);
  };
  const save = async () => {
    await submit({ params: { id }, body: { role: chosen } });
    setIsAsked(false);
  };

  return (
    <Stack gap="s">
      <SelectField
        label={messages.role}
        options={roles.map((value) => ({ value, label: messages.roles[value] }))}
        value={chosen}
        onChange={(value) => setChosen(roles.find((each) => each === value) ?? role)}
      />
      <Button disabled={chosen === role} onClick={() => setIsAsked(true)}>
        {messages.saveRole}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={isOwn ? messages.ownRoleTitle : messages.roleTitle(username, messages.roles[chosen])}
        description={isOwn ? messages.ownRoleConsequence(messages.roles[chosen]) : messages.roleConsequence}
        destructive={isOwn}
        action={isOwn ? messages.leaveRole : messages.saveRole}
        pendingAction={messages.savingRole}
        onConfirm={save}
        onClose={leave}
      />
    </Stack>
  );
}
