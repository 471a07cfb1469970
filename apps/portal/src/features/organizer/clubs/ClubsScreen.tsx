import { ClubForm } from '@otryv/forms';
import { Aside, Card, Columns, EmptyState, LineItem, LineList, Section, Skeleton, Stack } from '@otryv/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useFindClub } from '../../shared/clubs/useFindClub.ts';
import { AreaPage } from '../AreaPage.tsx';
import { ru as organizerAreaMessages } from '../messages/ru.ts';
import { useClubs } from '../useOwnOrganizer.ts';
import { ClubOfOrganizer } from './ClubOfOrganizer.tsx';

/** Renders the clubs of the organizer with their moderators. */
export function ClubsScreen() {
  return <AreaPage tab="organizerClubs">{({ _id }) => <Clubs organizerId={_id} />}</AreaPage>;
}

function Clubs({ organizerId }: { organizerId: string }) {
  const messages = useMessages(organizerAreaMessages);
  const { submit } = useSend('POST', '/api/organizer/clubs');
  const findClub = useFindClub(organizerId);
  const [added, setAdded] = useState(0);

  return (
    <Columns>
      <Section title={messages.clubs}>
        <ClubList organizerId={organizerId} />
      </Section>
      <Aside>
        <Section title={messages.addClub}>
          <Card>
            <ClubForm
              key={added}
              findClub={findClub}
              onSubmit={async ({ clubId }) => {
                await submit({ body: { clubId, organizerId } });
                setAdded(added + 1);
              }}
            />
          </Card>
        </Section>
        <ModeratorRights />
      </Aside>
    </Columns>
  );
}

function ClubList({ organizerId }: { organizerId: string }) {
  const messages = useMessages(organizerAreaMessages);
  const { data, error, isRetrying, retry } = useClubs(organizerId);
  if (error) {
    return <ReadError title={messages.clubsFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.data.length === 0) return <EmptyState title={messages.noClubsTitle}>{messages.noClubsText}</EmptyState>;

  return (
    <Stack>
      {data.data.map((club) => (
        <ClubOfOrganizer key={club.id} club={club} />
      ))}
    </Stack>
  );
}

function ModeratorRights() {
  const { can, canDo, cannot } = useMessages(organizerAreaMessages);

  return (
    <Section title={can}>
      <Card>
        <LineList>
          <LineItem icon={Check} title={canDo.events} />
          <LineItem icon={Check} title={canDo.protocols} />
          <LineItem icon={X} title={cannot} />
        </LineList>
      </Card>
    </Section>
  );
}
