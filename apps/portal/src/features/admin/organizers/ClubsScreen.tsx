import type { Club } from '@otryv/contract';
import { ClubForm } from '@otryv/forms';
import { Aside, Button, Card, Columns, Dialog, LineItem, Pagination, Section, SelectField, Stack } from '@otryv/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ClubModerators } from '../../shared/clubs/ClubModerators.tsx';
import { ClubRemoval } from '../../shared/clubs/ClubRemoval.tsx';
import { ru as clubMessages } from '../../shared/clubs/messages/ru.ts';
import { useFindClub } from '../../shared/clubs/useFindClub.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ru as adminMessages } from '../messages/ru.ts';
import { useAdminOrganizers } from '../useAdminReads.ts';

/** Renders every club of every organizer. */
export function ClubsScreen() {
  const messages = useMessages(adminMessages);
  const [query] = useSearchParams();
  const page = Number(query.get('page') ?? '1') || 1;
  const reading = useRead('/api/admin/clubs', { query: { page } }, { keepPreviousData: true });
  const texts = { failed: messages.clubsFailed, emptyTitle: messages.noClubsTitle, emptyText: messages.noClubsText };
  const pageCount = reading.data?.quantityPages ?? 0;

  return (
    <AdminPage tab="adminClubs">
      <Columns>
        <Section title={messages.clubs}>
          <AdminList reading={reading} messages={texts}>
            {(club) => <ClubLine key={club.id} club={club} />}
          </AdminList>
          {pageCount > 1 && <Pagination page={page} pageCount={pageCount} hrefOf={(to) => `?page=${to}`} />}
        </Section>
        <Aside width="m">
          <Section title={messages.addClub}>
            <Card>
              <ClubAddition />
            </Card>
          </Section>
        </Aside>
      </Columns>
    </AdminPage>
  );
}

function ClubLine({ club }: { club: Club }) {
  const messages = useMessages(adminMessages);
  const { toModerators, moderatorsOf, unlink, unlinkOf } = useMessages(clubMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [showsModerators, setShowsModerators] = useState(false);
  const { submit } = useSend('DELETE', '/api/admin/clubs');
  const addition = useSend('PUT', '/api/admin/clubs/moderators');
  const dismissal = useSend('DELETE', '/api/admin/clubs/moderators');
  const { name, organizer, moderators } = club;

  return (
    <LineItem
      title={name}
      detail={messages.clubFacts(organizer.name, moderators.length)}
      action={
        <>
          <Button size="s" aria-label={moderatorsOf(name)} onClick={() => setShowsModerators(true)}>
            {toModerators}
          </Button>
          <Button size="s" kind="quiet" aria-label={unlinkOf(name)} onClick={() => setIsOpen(true)}>
            {unlink}
          </Button>
          <Dialog open={showsModerators} title={moderatorsOf(name)} onClose={() => setShowsModerators(false)}>
            <ClubModerators
              club={club}
              emptyText={messages.noClubModerators}
              onAdd={(body) => void addition.send({ body })}
              onDismiss={(body) => dismissal.submit({ body })}
            />
          </Dialog>
          <ClubRemoval
            club={club}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onRemove={(body) => submit({ body })}
          />
        </>
      }
    />
  );
}

/** Links a club to any organizer, regardless of who runs it in the game. */
function ClubAddition() {
  const messages = useMessages(adminMessages);
  const [organizerId, setOrganizerId] = useState('');
  const [added, setAdded] = useState(0);
  const { data } = useAdminOrganizers();
  const { submit } = useSend('POST', '/api/admin/clubs');
  const findClub = useFindClub(organizerId);
  const options = [
    { value: '', label: messages.chooseOrganizer },
    ...(data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
  ];

  return (
    <Stack>
      <SelectField
        label={messages.organizerOfClub}
        options={options}
        value={organizerId}
        onChange={setOrganizerId}
        required
      />
      <ClubForm
        key={added}
        disabled={organizerId === ''}
        findClub={findClub}
        onSubmit={async ({ clubId }) => {
          await submit({ body: { clubId, organizerId } });
          setAdded(added + 1);
        }}
      />
    </Stack>
  );
}
