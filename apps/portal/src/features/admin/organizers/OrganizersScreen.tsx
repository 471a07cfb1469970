import type { AdminOrganizer } from '@otryv/contract';
import { FormDialog, OrganizerNamesForm } from '@otryv/forms';
import { Aside, Button, Card, Chip, Columns, LineItem, Pagination, SearchField, Section, Toolbar } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ru as adminMessages } from '../messages/ru.ts';
import { useFindUsers } from '../useAdminReads.ts';
import { OrganizerRemoval } from './OrganizerRemoval.tsx';
import { OrganizerSlots } from './OrganizerSlots.tsx';
import { useOrganizerSearch } from './useOrganizerSearch.ts';

/** Renders every organizer: create, rename, transfer, delete. */
export function OrganizersScreen() {
  const findUsers = useFindUsers();
  const messages = useMessages(adminMessages);
  const { reading, page, hrefOf, isNarrowed, typed, type } = useOrganizerSearch();
  const pageCount = reading.data?.quantityPages ?? 0;
  const { submit } = useSend('POST', '/api/admin/organizers');
  const [made, setMade] = useState(0);
  const texts = {
    failed: messages.organizersFailed,
    emptyTitle: isNarrowed ? messages.noneFoundTitle : messages.noOrganizersTitle,
    emptyText: isNarrowed ? messages.noneFoundText : messages.noOrganizersText,
  };

  return (
    <AdminPage tab="adminOrganizers">
      <Columns>
        <Section title={messages.organizers}>
          <Toolbar>
            <SearchField
              label={messages.searchOrganizers}
              placeholder={messages.searchOrganizers}
              value={typed}
              onChange={type}
            />
          </Toolbar>
          <AdminList reading={reading} messages={texts}>
            {(organizer) => <OrganizerLine key={organizer._id} organizer={organizer} />}
          </AdminList>
          {pageCount > 1 && <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />}
        </Section>
        <Aside width="m">
          <Section title={messages.create}>
            <Card>
              <OrganizerNamesForm
                key={made}
                findUsers={findUsers}
                onSubmit={async (body) => {
                  await submit({ body });
                  setMade(made + 1);
                }}
              />
            </Card>
          </Section>
        </Aside>
      </Columns>
    </AdminPage>
  );
}

function OrganizerLine({ organizer }: { organizer: AdminOrganizer }) {
  const messages = useMessages(adminMessages);
  const [opened, setOpened] = useState<'names' | 'slots' | 'removal' | null>(null);
  const { name, isPublished, creator, clubs, upcomingEvents, pastEvents } = organizer;
  const owner = creator === null ? messages.noOwner : messages.owner(creator.username);
  const close = () => setOpened(null);

  return (
    <LineItem
      title={name}
      chip={!isPublished && <Chip tone="line">{messages.hidden}</Chip>}
      detail={`${owner}, ${messages.organizerFacts(clubs, upcomingEvents, pastEvents)}`}
      action={
        <>
          <Button size="s" aria-label={messages.editOf(name)} onClick={() => setOpened('names')}>
            {messages.edit}
          </Button>
          <Button size="s" aria-label={messages.slotsOf(name)} onClick={() => setOpened('slots')}>
            {messages.slots}
          </Button>
          <Button size="s" kind="quiet" aria-label={messages.deleteOf(name)} onClick={() => setOpened('removal')}>
            {messages.delete}
          </Button>
          <NamesDialog organizer={organizer} isOpen={opened === 'names'} onClose={close} />
          <OrganizerSlots organizer={organizer} isOpen={opened === 'slots'} onClose={close} />
          <OrganizerRemoval organizer={organizer} isOpen={opened === 'removal'} onClose={close} />
        </>
      }
    />
  );
}

interface NamesDialogProps {
  organizer: AdminOrganizer;
  isOpen: boolean;
  onClose: () => void;
}

function NamesDialog({ organizer, isOpen, onClose }: NamesDialogProps) {
  const messages = useMessages(adminMessages);
  const findUsers = useFindUsers();
  const { submit } = useSend('PUT', '/api/admin/organizers');
  const { _id, name, shortName, creator } = organizer;

  return (
    <FormDialog open={isOpen} title={messages.editOf(name)} onClose={onClose}>
      {(onDirtyChange) => (
        <OrganizerNamesForm
          onDirtyChange={onDirtyChange}
          owner={creator}
          values={{ name, label: shortName ?? '', creatorId: creator?._id ?? null }}
          findUsers={findUsers}
          onSubmit={async (body) => {
            await submit({ body: { ...body, organizerId: _id } });
            onClose();
          }}
        />
      )}
    </FormDialog>
  );
}
