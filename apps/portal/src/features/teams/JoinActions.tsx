import type { OwnTeams, PublicTeam } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatDay } from '@otryv/race';
import { Button, ConfirmDialog, Icon, LinkButton, useOtryv } from '@otryv/ui';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signInHref } from '../../lib/access/returnTo.ts';
import { reloadUser } from '../../lib/access/startSession.ts';
import { useSend } from '../../lib/api/useSend.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useIsGuest, useUser } from '../../lib/session/sessionStore.ts';
import { ru as teamsMessages } from './messages/ru.ts';
import { useOwnTeams } from './useOwnTeams.ts';

/** Renders the reader's options for a team: join, withdraw the request, leave; else the reason for none. */
export function JoinActions({ team }: { team: PublicTeam }) {
  const messages = useMessages(teamsMessages);
  const { pathname } = useLocation();
  const isGuest = useIsGuest();
  const own = useOwnTeams().data?.data;
  if (team.closedAt !== null) return null;
  if (isGuest) {
    return (
      <LinkButton kind="primary" href={signInHref(pathname)}>
        {messages.signIn}
      </LinkButton>
    );
  }
  if (!own) return null;
  const { member, requests } = own;
  if (member?._id === team._id) return member.isCaptain ? null : <LeaveButton team={team} />;
  const request = requests.find(({ urlSlug }) => urlSlug === team.urlSlug);
  if (request) return <Requested team={team} at={request.requestedAt} />;

  return (
    <IfJoinable team={team} own={own}>
      <JoinButton team={team} />
    </IfJoinable>
  );
}

interface IfJoinableProps {
  team: Pick<PublicTeam, 'urlSlug'>;
  own: OwnTeams['data'];
  /** Button that joins the team. */
  children: ReactNode;
}

/** Renders the join button for a signed-in rider who may use it; for all others the reason, and the next step. */
export function IfJoinable({ team, own: { member, bans }, children }: IfJoinableProps) {
  const messages = useMessages(teamsMessages);
  const user = useUser();
  const ban = bans.find(({ urlSlug }) => urlSlug === team.urlSlug);
  if (ban) return <p>{messages.banned(ban.bannedReason)}</p>;
  if (member) return <p>{messages.otherTeam(member.name)}</p>;
  if (user?.zwiftId !== null) return children;

  return (
    <>
      <p>{messages.linkText}</p>
      <LinkButton href={addressOf(addresses.settingsZwift, { zwiftId: 0 })}>{messages.link}</LinkButton>
    </>
  );
}

function JoinButton({ team: { urlSlug } }: { team: PublicTeam }) {
  const messages = useMessages(teamsMessages);
  const { send, isSending } = useSend('POST', '/api/teams/join-request');

  return (
    <Button kind="primary" busy={isSending} onClick={() => void send({ body: { urlSlug } })}>
      <Icon of={UserPlus} /> {isSending ? messages.joining : messages.join}
    </Button>
  );
}

function Requested({ team: { urlSlug }, at }: { team: PublicTeam; at: string }) {
  const messages = useMessages(teamsMessages);
  const { locale, timeZone } = useOtryv();
  const { send, isSending } = useSend('DELETE', '/api/teams/join-request');

  return (
    <>
      <p>{messages.requested(formatDay(at, { locale, timeZone }))}</p>
      <Button busy={isSending} onClick={() => void send({ body: { urlSlug } })}>
        {isSending ? messages.withdrawing : messages.withdraw}
      </Button>
    </>
  );
}

function LeaveButton({ team: { name, urlSlug } }: { team: PublicTeam }) {
  const messages = useMessages(teamsMessages);
  const [isOpen, setIsOpen] = useState(false);
  const { submit } = useSend('POST', '/api/team-members/leave', {
    onDone: () => void reloadUser().catch(() => undefined),
  });
  const leave = async () => {
    await submit({ body: { urlSlug } });
    setIsOpen(false);
  };

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{messages.leave}</Button>
      <ConfirmDialog
        open={isOpen}
        title={messages.leaveTitle(name)}
        description={messages.leaveText}
        action={messages.leave}
        pendingAction={messages.leaving}
        onConfirm={leave}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
