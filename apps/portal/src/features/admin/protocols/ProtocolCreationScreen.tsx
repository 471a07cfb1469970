import { addresses, addressOf } from '@otryv/contract/addresses';
import { FinishProtocolForm } from '@otryv/forms';
import { Setting, SettingList } from '@otryv/ui';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { ru as adminMessages } from '../messages/ru.ts';
import { useAdminOrganizers } from '../useAdminReads.ts';

/** Renders the form that offers a finish protocol to one organizer, or to all of them. */
export function ProtocolCreationScreen() {
  const messages = useMessages(adminMessages);
  const navigate = useNavigate();
  const { data } = useAdminOrganizers();
  const { submit } = useSend('POST', '/api/admin/finish-protocols');

  return (
    <AdminPage tab="adminProtocolCreation">
      <SettingList>
        <Setting title={messages.newProtocol} description={messages.newProtocolText}>
          <FinishProtocolForm
            organizers={data?.data ?? []}
            onSubmit={async (body) => {
              await submit({ body });
              await navigate(addressOf(addresses.adminProtocols));
            }}
          />
        </Setting>
      </SettingList>
    </AdminPage>
  );
}
