import type { PublicTeam } from '@otryv/contract';
import { LineList, Setting } from '@otryv/ui';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { OwnMember } from './ControlPage.tsx';
import { ListState } from './ListState.tsx';
import { MemberLine } from './MemberLine.tsx';
import { ru as controlMessages } from './messages/ru.ts';

/** Renders the members with their roles; the captain changes roles, excludes and bans. */
export function RolesSetting({ own, team: { urlSlug } }: { own: OwnMember; team: PublicTeam }) {
  const { roles: messages } = useMessages(controlMessages);
  const reading = useRead('/api/team-members/{urlSlug}', { params: { urlSlug } });

  return (
    <Setting title={messages.title} description={messages.text}>
      <ListState reading={reading} />
      {reading.data && (
        <LineList aria-label={messages.title}>
          {reading.data.members.map((member) => (
            <MemberLine key={member._id} member={member} own={own} />
          ))}
        </LineList>
      )}
    </Setting>
  );
}
