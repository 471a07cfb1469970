import type { FinishProtocolConfig } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { FinishProtocolForm, FormDialog } from '@otryv/forms';
import { Button, Chip, ConfirmDialog, LineItem, LinkButton, Section } from '@otryv/ui';
import { useState } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ru as adminMessages } from '../messages/ru.ts';
import { useAdminOrganizers } from '../useAdminReads.ts';

/** Renders the finish protocols that organizers may choose from. */
export function ProtocolsScreen() {
  const messages = useMessages(adminMessages);
  const reading = useRead('/api/admin/finish-protocols', {});
  const texts = {
    failed: messages.protocolsFailed,
    emptyTitle: messages.noProtocolsTitle,
    emptyText: messages.noProtocolsText,
    emptyAction: (
      <LinkButton kind="primary" href={addressOf(addresses.adminProtocolCreation)}>
        {messages.addProtocol}
      </LinkButton>
    ),
  };

  return (
    <AdminPage tab="adminProtocols">
      <Section title={messages.protocols}>
        <AdminList reading={reading} messages={texts}>
          {(protocol) => <ProtocolLine key={protocol._id} protocol={protocol} />}
        </AdminList>
      </Section>
    </AdminPage>
  );
}

function ProtocolLine({ protocol }: { protocol: FinishProtocolConfig }) {
  const messages = useMessages(adminMessages);
  const [opened, setOpened] = useState<'change' | 'removal' | null>(null);
  const { displayName, organizer, name, description, isDefault } = protocol;
  const rule = messages.ruleOf(messages.rules[name]);
  const close = () => setOpened(null);

  return (
    <LineItem
      title={displayName}
      chip={isDefault && <Chip tone="line">{messages.isDefault}</Chip>}
      detail={[organizer?.name ?? messages.forEverybody, rule, description].filter((part) => part !== '').join(', ')}
      action={
        <>
          <Button size="s" aria-label={messages.editOf(displayName)} onClick={() => setOpened('change')}>
            {messages.edit}
          </Button>
          <Button
            size="s"
            kind="quiet"
            aria-label={messages.deleteOf(displayName)}
            onClick={() => setOpened('removal')}
          >
            {messages.delete}
          </Button>
          <ChangeDialog protocol={protocol} isOpen={opened === 'change'} onClose={close} />
          <RemovalDialog protocol={protocol} isOpen={opened === 'removal'} onClose={close} />
        </>
      }
    />
  );
}

interface ProtocolDialogProps {
  protocol: FinishProtocolConfig;
  isOpen: boolean;
  onClose: () => void;
}

function ChangeDialog({ protocol, isOpen, onClose }: ProtocolDialogProps) {
  const messages = useMessages(adminMessages);
  const { data } = useAdminOrganizers();
  const { submit } = useSend('PUT', '/api/admin/finish-protocols');
  const { _id, organizer, ...values } = protocol;

  return (
    <FormDialog open={isOpen} title={messages.editOf(protocol.displayName)} onClose={onClose}>
      {(onDirtyChange) => (
        <FinishProtocolForm
          onDirtyChange={onDirtyChange}
          organizers={data?.data ?? []}
          values={{ ...values, organizerId: organizer?._id ?? null }}
          onSubmit={async (body) => {
            await submit({ body: { id: _id, protocol: body } });
            onClose();
          }}
        />
      )}
    </FormDialog>
  );
}

function RemovalDialog({ protocol: { _id, displayName }, isOpen, onClose }: ProtocolDialogProps) {
  const messages = useMessages(adminMessages);
  const { submit } = useSend('DELETE', '/api/admin/finish-protocols');
  const remove = async () => {
    await submit({ body: { id: _id } });
    onClose();
  };

  return (
    <ConfirmDialog
      open={isOpen}
      destructive
      title={messages.deleteProtocolTitle(displayName)}
      description={messages.deleteProtocolText}
      action={messages.deleteProtocol}
      pendingAction={messages.deleting}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
