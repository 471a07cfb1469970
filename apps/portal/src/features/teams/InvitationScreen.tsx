import type { InvitedTo } from '@otryv/contract';
import { addresses, isPathOf } from '@otryv/contract/addresses';
import { formatDateTime } from '@otryv/race';
import { Button, Grid, LinkButton, Page, PageHead, Section, Skeleton, TeamCard, useOtryv } from '@otryv/ui';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { signInHref } from '../../lib/access/returnTo.ts';
import { reloadUser } from '../../lib/access/startSession.ts';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useSend } from '../../lib/api/useSend.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { useIsGuest } from '../../lib/session/sessionStore.ts';
import { pictureSrc } from '../shared/events/pictures.ts';
import { teamHref } from '../shared/links/teamHref.ts';
import { NotFoundScreen } from '../shared/notFound/NotFoundScreen.tsx';
import { badgeOf } from './badgeOf.ts';
import { IfJoinable } from './JoinActions.tsx';
import { ru as teamsMessages } from './messages/ru.ts';
import { useOwnTeams } from './useOwnTeams.ts';

const notFound = 404;

/** Renders the target of an invitation: the team, and the button to join it without a request. */
export function InvitationScreen() {
  const { token = '' } = useParams();
  const { titles, titleOf } = useMessages();
  const { invitation: messages } = useMessages(teamsMessages);
  // A link that was cut off in a message is not asked for.
  const isWhole = isPathOf(addresses.teamInvitation, useLocation().pathname);
  const { data, error, isRetrying, retry } = useRead(
    '/api/teams/invitations/{token}',
    isWhole ? { params: { token } } : null,
  );
  useCrumbPath([{ label: titles.teamInvitation }]);
  if (!isWhole || error?.status === notFound) {
    return <NotFoundScreen title={messages.notFoundTitle}>{messages.notFoundText}</NotFoundScreen>;
  }

  return (
    <Page>
      <title>{titleOf(titles.teamInvitation)}</title>
      <PageHead title={messages.title}>{data && messages.text(data.data.team.name)}</PageHead>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="card" />}
      {data && <Invitation token={token} invitation={data.data} />}
    </Page>
  );
}

function Invitation({ token, invitation }: { token: string; invitation: InvitedTo['data'] }) {
  const messages = useMessages(teamsMessages);
  const { locale, timeZone } = useOtryv();
  const { team, expiresAt } = invitation;

  return (
    <Section title={messages.invitation.team}>
      <Grid>
        <TeamCard
          title={team.name}
          href={teamHref(team.urlSlug)}
          code={team.shortName}
          badge={badgeOf(team.appearance)}
          logoSrc={pictureSrc(team.logoUrls)}
          text={team.mission}
          facts={[messages.members(team.totalMembers)]}
        />
      </Grid>
      <p>{messages.invitation.until(formatDateTime(expiresAt, { locale, timeZone }))}</p>
      <JoinByInvitation token={token} team={team} />
    </Section>
  );
}

function JoinByInvitation({ token, team }: { token: string; team: InvitedTo['data']['team'] }) {
  const { invitation: messages, signIn } = useMessages(teamsMessages);
  const { pathname } = useLocation();
  const isGuest = useIsGuest();
  const own = useOwnTeams().data?.data;
  if (isGuest) {
    return (
      <LinkButton kind="primary" href={signInHref(pathname)}>
        {signIn}
      </LinkButton>
    );
  }
  if (!own) return null;
  if (own.member?._id === team._id) {
    return (
      <>
        <p>{messages.already}</p>
        <LinkButton href={teamHref(team.urlSlug)}>{messages.toTeam}</LinkButton>
      </>
    );
  }

  return (
    <IfJoinable team={team} own={own}>
      <JoinButton token={token} urlSlug={team.urlSlug} />
    </IfJoinable>
  );
}

function JoinButton({ token, urlSlug }: { token: string; urlSlug: string }) {
  const { invitation: messages } = useMessages(teamsMessages);
  const navigate = useNavigate();
  const { send, isSending } = useSend('POST', '/api/teams/invitations/{token}');
  const join = async () => {
    const sent = await send({ params: { token } });
    if (!sent) return;
    await reloadUser().catch(() => undefined);
    await navigate(teamHref(urlSlug));
  };

  return (
    <Button kind="primary" busy={isSending} onClick={() => void join()}>
      {isSending ? messages.joining : messages.join}
    </Button>
  );
}
