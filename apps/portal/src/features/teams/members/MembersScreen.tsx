import type { PublicTeam, TeamMember } from '@otryv/contract';
import { searchKey, searchMatcher } from '@otryv/race';
import { TeamMembersTable, type TeamMembersTableRow } from '@otryv/tables';
import { Bleed, Button, EmptyState, Section, Skeleton } from '@otryv/ui';
import { Suspense, useMemo } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { riderName } from '../../../lib/names/riderName.ts';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { useTypedSearch } from '../../../lib/navigation/useTypedSearch.ts';
import { useOwnProfileId } from '../../../lib/session/useOwnProfileId.ts';
import { AllRows } from '../../../lib/withoutScripts/AllRows.tsx';
import { LateRichText } from '../../shared/events/LateRichText.tsx';
import { riderHref } from '../../shared/links/riderHrefs.ts';
import { ru as teamsMessages } from '../messages/ru.ts';
import { hasDuty, roleName, specializationName } from '../roleNames.ts';
import { TeamPage } from '../TeamPage.tsx';
import { RosterToolbar } from './RosterToolbar.tsx';

const defaults = { category: '', search: '' };
const none: readonly TeamMember[] = [];
const profileHref = ({ rider }: TeamMembersTableRow) => rider && riderHref(rider.zwiftId);

/** Renders the members of a team, and its introduction. */
export function MembersScreen() {
  return (
    <TeamPage tab="teamMembers">
      {(team) => (
        <>
          <Roster team={team} />
          <About description={team.description} />
        </>
      )}
    </TeamPage>
  );
}

function Roster({ team }: { team: PublicTeam }) {
  const messages = useMessages(teamsMessages);
  const { roster: texts } = messages;
  const [{ category }, change] = useAddressState(defaults);
  const search = useTypedSearch();
  const { data, error, retry } = useRead('/api/team-members/{urlSlug}', { params: { urlSlug: team.urlSlug } });
  const members = data?.members ?? none;
  const matches = searchMatcher(search.typed);
  const rows = members
    .filter(({ rider }) => category === '' || rider?.category === category)
    .filter(({ rider }) => matches(searchKey(rider === null ? '' : riderName(rider))))
    .map((member) => toTableRow(member, messages));
  const ids = useMemo(() => members.flatMap(({ rider }) => rider?.zwiftId ?? []), [members]);
  const ownProfileId = useOwnProfileId(ids);
  const reset = () => {
    search.forget();
    change(defaults);
  };

  return (
    <>
      {!error && (!data || members.length > 0) && (
        <RosterToolbar
          team={team}
          search={search}
          category={category}
          onCategory={(chosen) => change({ category: chosen ?? '' })}
        />
      )}
      <AllRows count={rows.length}>
        {(moreHref) => (
          <Bleed>
            <TeamMembersTable
              moreHref={moreHref}
              caption={texts.caption(team.name)}
              {...{ rows, ownProfileId, profileHref }}
              loading={!data && !error}
              error={error?.message}
              onRetry={retry}
              empty={
                members.length === 0 ? (
                  <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>
                ) : (
                  <EmptyState title={texts.noneTitle} action={<Button onClick={reset}>{texts.reset}</Button>}>
                    {texts.noneText}
                  </EmptyState>
                )
              }
            />
          </Bleed>
        )}
      </AllRows>
      {members.length > 0 && <p>{texts.note}</p>}
    </>
  );
}

function toTableRow(member: TeamMember, messages: typeof teamsMessages): TeamMembersTableRow {
  const { role, specialization, ...row } = member;

  return {
    ...row,
    role: roleName(role, messages),
    hasDuty: hasDuty(role),
    specialization: specialization && specializationName(specialization, messages),
  };
}

function About({ description }: Pick<PublicTeam, 'description'>) {
  const { about } = useMessages(teamsMessages);
  if (description === '') return null;

  return (
    <Section title={about}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <LateRichText text={description} />
      </Suspense>
    </Section>
  );
}
