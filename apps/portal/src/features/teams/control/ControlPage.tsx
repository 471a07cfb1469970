import type { OwnTeams, PublicTeam } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { EmptyState, LinkButton, Skeleton, Tabs } from '@otryv/ui';
import type { ReactNode } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { teamHref } from '../../shared/links/teamHref.ts';
import { TeamPage } from '../TeamPage.tsx';
import { useOwnTeams } from '../useOwnTeams.ts';
import { ru as controlMessages } from './messages/ru.ts';

export type OwnMember = NonNullable<OwnTeams['data']['member']>;
type ControlTab = 'teamControlMembers' | 'teamControlEdit';

export interface ControlPageProps {
  tab: ControlTab;
  children: (own: OwnMember, team: PublicTeam) => ReactNode;
}

/** Renders the frame of the management: only for the captain and vice-captains of the team in the address. */
export function ControlPage({ tab, children }: ControlPageProps) {
  return (
    <TeamPage tab={tab}>
      {(team) => (
        <Managed team={team} tab={tab}>
          {children}
        </Managed>
      )}
    </TeamPage>
  );
}

function Managed({ team, tab, children }: ControlPageProps & { team: PublicTeam }) {
  const messages = useMessages(controlMessages);
  const { data, error, isRetrying, retry } = useOwnTeams();
  if (error) {
    return <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  const { member } = data.data;
  if (member?._id !== team._id || !(member.isCaptain || member.isViceCaptain)) {
    return (
      <EmptyState
        title={messages.foreign.title}
        action={<LinkButton href={teamHref(team.urlSlug)}>{messages.foreign.toTeam}</LinkButton>}
      >
        {messages.foreign.text}
      </EmptyState>
    );
  }
  const hrefOf = (key: ControlTab) => addressOf(addresses[key], { urlSlug: team.urlSlug });

  return (
    <>
      {member.isCaptain && (
        <Tabs
          label={messages.tabs}
          current={hrefOf(tab)}
          tabs={[
            { href: hrefOf('teamControlMembers'), label: messages.tab.members },
            { href: hrefOf('teamControlEdit'), label: messages.tab.edit },
          ]}
        />
      )}
      {children(member, team)}
    </>
  );
}
