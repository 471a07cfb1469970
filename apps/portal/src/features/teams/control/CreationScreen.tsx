import { addresses, addressOf } from '@otryv/contract/addresses';
import { TeamForm } from '@otryv/forms';
import { Card, EmptyState, LinkButton, Page, PageHead, Skeleton } from '@otryv/ui';
import { useNavigate } from 'react-router-dom';
import { reloadUser } from '../../../lib/access/startSession.ts';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../../lib/navigation/crumbs.tsx';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { teamHref } from '../../shared/links/teamHref.ts';
import { useOwnTeams } from '../useOwnTeams.ts';
import { ru as controlMessages } from './messages/ru.ts';
import { teamForm } from './teamForm.ts';

/** Renders the creation of a team, for a rider who has neither a team nor a pending request. */
export function CreationScreen() {
  const { titles, titleOf } = useMessages();
  const { creation: messages } = useMessages(controlMessages);
  useCrumbPath([{ label: titles.teams, href: addressOf(addresses.teams) }, { label: titles.teamCreation }]);

  return (
    <Page>
      <title>{titleOf(titles.teamCreation)}</title>
      <PageHead title={messages.title}>{messages.text}</PageHead>
      <Creation />
    </Page>
  );
}

function Creation() {
  const { creation: messages } = useMessages(controlMessages);
  const user = useUser();
  const { data, error, isRetrying, retry } = useOwnTeams();
  if (error) {
    return <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  const { member, requests } = data.data;
  if (member) {
    return (
      <Rejection title={messages.memberTitle(member.name)} href={teamHref(member.urlSlug)} label={messages.toTeam}>
        {messages.memberText}
      </Rejection>
    );
  }
  if (user?.zwiftId === null) {
    const href = addressOf(addresses.settingsZwift, { zwiftId: 0 });
    return (
      <Rejection title={messages.unlinkedTitle} href={href} label={messages.toLink}>
        {messages.unlinkedText}
      </Rejection>
    );
  }
  const [request] = requests;
  if (request) {
    return (
      <Rejection title={messages.requestedTitle(request.name)} href={teamHref(request.urlSlug)} label={messages.toTeam}>
        {messages.requestedText}
      </Rejection>
    );
  }

  return <NewTeam />;
}

interface RejectionProps {
  title: string;
  href: string;
  label: string;
  children: string;
}

function Rejection({ title, href, label, children }: RejectionProps) {
  return (
    <EmptyState title={title} action={<LinkButton href={href}>{label}</LinkButton>}>
      {children}
    </EmptyState>
  );
}

function NewTeam() {
  const { creation: messages } = useMessages(controlMessages);
  const navigate = useNavigate();
  const { submit } = useSend('POST', '/api/teams');

  return (
    <Card>
      <TeamForm
        tracksChanges={false}
        logoSrc={null}
        posterSrc={null}
        submitLabel={messages.submit}
        savingLabel={messages.submitting}
        onSubmit={async (value) => {
          const { data } = await submit({ body: teamForm(value) });
          await reloadUser().catch(() => undefined);
          await navigate(teamHref(data.urlSlug));
        }}
      />
    </Card>
  );
}
