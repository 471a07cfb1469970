import type { PublicTeam } from '@otryv/contract';
import { addresses } from '@otryv/contract/addresses';
import { Notice, Page, Skeleton, Stack } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { required } from '../../lib/api/required.ts';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { teamHref } from '../shared/links/teamHref.ts';
import { NotFoundScreen } from '../shared/notFound/NotFoundScreen.tsx';
import { HandOverNotice } from './HandOverNotice.tsx';
import { ru as teamsMessages } from './messages/ru.ts';
import { TeamHead, type TeamTab } from './TeamHead.tsx';

const notFound = 404;

export interface TeamPageProps {
  tab: TeamTab;
  children: (team: PublicTeam) => ReactNode;
}

/** Renders the frame of a team's pages: header, tabs, and the reader's pending offer. */
export function TeamPage({ tab, children }: TeamPageProps) {
  const { urlSlug = '' } = useParams();
  const { titles, titleOf } = useMessages();
  const messages = useMessages(teamsMessages);
  const { data, error, isRetrying, retry } = useRead('/api/teams/{urlSlug}', { params: { urlSlug } });
  const team = data && required(data.data);
  useCrumbPath([
    { label: titles.teams, href: addresses.teams.pattern },
    ...(team ? [{ label: team.name, ...(tab === 'teamMembers' ? {} : { href: teamHref(urlSlug) }) }] : []),
    ...(tab === 'teamMembers' || !team ? [] : [{ label: messages.tab[shortTabs[tab]] }]),
  ]);
  if (error?.status === notFound) {
    return (
      <NotFoundScreen title={messages.notFoundTitle} list={{ href: addresses.teams.pattern, label: titles.teams }}>
        {messages.notFoundText}
      </NotFoundScreen>
    );
  }

  return (
    <Page width="table">
      <title>{titleOf(team?.name ?? titles[tab])}</title>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !team && <Skeleton shape="hero" />}
      {team && (
        <>
          <TeamHead team={team} tab={tab} />
          <Stack gap="s">
            {team.closedAt !== null && <Notice tone="warning">{messages.closed}</Notice>}
            <HandOverNotice teamId={team._id} />
          </Stack>
          {children(team)}
        </>
      )}
    </Page>
  );
}

const shortTabs = {
  teamMembers: 'members',
  teamResults: 'results',
  teamAchievements: 'achievements',
  teamControlMembers: 'control',
  teamControlEdit: 'control',
} as const satisfies Record<TeamTab, string>;
