import type { TeamCardDto } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { searchKey, searchMatcher } from '@otryv/race';
import {
  EmptyState,
  Grid,
  LinkButton,
  Page,
  PageHead,
  SearchField,
  Section,
  Skeleton,
  TeamCard,
  Toolbar,
} from '@otryv/ui';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';
import { useTypedSearch } from '../../lib/navigation/useTypedSearch.ts';
import { useUser } from '../../lib/session/sessionStore.ts';
import { ScriptsNote } from '../../lib/withoutScripts/ScriptsNote.tsx';
import { pictureSrc } from '../shared/events/pictures.ts';
import { teamHref } from '../shared/links/teamHref.ts';
import { badgeOf } from './badgeOf.ts';
import { ru as teamsMessages } from './messages/ru.ts';
import { useOwnTeams } from './useOwnTeams.ts';

/** Renders every open team, the reader's own first. */
export function TeamsScreen() {
  const { titles, titleOf } = useMessages();
  const { list: messages } = useMessages(teamsMessages);
  const user = useUser();
  const own = useOwnTeams().data?.data;
  const { data, error, isRetrying, retry } = useRead('/api/teams', {});
  useScreenPath('teams');

  return (
    <Page>
      <title>{titleOf(titles.teams)}</title>
      <PageHead
        title={messages.title}
        actions={
          <>
            <LinkButton href={addressOf(addresses.teamsRating)}>{messages.rating}</LinkButton>
            {user?.team === null && own?.requests.length === 0 && (
              <LinkButton kind="primary" href={addressOf(addresses.teamCreation)}>
                {messages.create}
              </LinkButton>
            )}
          </>
        }
      >
        {messages.text}
      </PageHead>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data && <Teams teams={data.data} />}
    </Page>
  );
}

function Teams({ teams }: { teams: readonly TeamCardDto[] }) {
  const { list: messages } = useMessages(teamsMessages);
  const ownId = useUser()?.team?.id;
  const own = useOwnTeams().data?.data;
  const search = useTypedSearch();
  if (teams.length === 0) {
    return (
      <EmptyState
        title={messages.emptyTitle}
        action={<LinkButton href={addressOf(addresses.teamCreation)}>{messages.create}</LinkButton>}
      >
        {messages.emptyText}
      </EmptyState>
    );
  }
  const isOwn = ({ _id }: TeamCardDto) => _id === ownId;
  const isRequested = (team: TeamCardDto) => own?.requests.some(({ urlSlug }) => urlSlug === team.urlSlug) ?? false;
  const matches = searchMatcher(search.typed);
  const found = teams.filter(({ name, shortName }) => matches(searchKey(`${name} ${shortName}`)));

  return (
    <>
      <Toolbar>
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          value={search.typed}
          onChange={search.type}
        />
      </Toolbar>
      <ScriptsNote of="search" />
      {found.length === 0 && <EmptyState title={messages.nobodyTitle}>{messages.nobodyText}</EmptyState>}
      {found.length > 0 && (
        <Section title={messages.all}>
          <Grid>
            {[...found.filter(isOwn), ...found.filter((team) => !isOwn(team))].map((team) => (
              <CardOfTeam key={team._id} team={team} isOwn={isOwn(team)} isRequested={isRequested(team)} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}

interface CardOfTeamProps {
  team: TeamCardDto;
  isOwn: boolean;
  isRequested: boolean;
}

function CardOfTeam({ team, isOwn, isRequested }: CardOfTeamProps) {
  const messages = useMessages(teamsMessages);
  const { name, shortName, urlSlug, appearance, logoUrls, posterUrls, mission, totalMembers } = team;

  return (
    <TeamCard
      title={name}
      href={teamHref(urlSlug)}
      code={shortName}
      badge={badgeOf(appearance)}
      logoSrc={pictureSrc(logoUrls)}
      posterSrc={pictureSrc(posterUrls, 'small')}
      own={isOwn}
      chip={isOwn ? messages.list.own : isRequested ? messages.list.requested : undefined}
      text={mission}
      facts={[messages.members(totalMembers)]}
    />
  );
}
