import type { PublicTeam } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { CategoryFilter, Icon, LinkButton, SearchField, Toolbar, ToolbarSpacer } from '@otryv/ui';
import { UserPlus } from 'lucide-react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { useTypedSearch } from '../../../lib/navigation/useTypedSearch.ts';
import { CategoryChoices } from '../../../lib/withoutScripts/CategoryChoices.tsx';
import { ScriptsNote } from '../../../lib/withoutScripts/ScriptsNote.tsx';
import { ru as teamsMessages } from '../messages/ru.ts';
import { useOwnTeams } from '../useOwnTeams.ts';

export interface RosterToolbarProps {
  team: PublicTeam;
  search: ReturnType<typeof useTypedSearch>;
  /** Category; blank for all. */
  category: string;
  onCategory: (category: string | null) => void;
}

/** Filters the members by name and category; links captains to the invitation. */
export function RosterToolbar({ team: { _id, urlSlug }, search, category, onCategory }: RosterToolbarProps) {
  const { roster: messages } = useMessages(teamsMessages);
  const member = useOwnTeams().data?.data.member;
  const { data } = useRead('/api/teams/statistics/{urlSlug}', { params: { urlSlug } });
  const { totalMembers, categories = [] } = data?.data.riderMetrics ?? {};

  return (
    <>
      <Toolbar>
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          value={search.typed}
          onChange={search.type}
        />
        <CategoryFilter
          categories={categories.flatMap((each) =>
            each.category === null ? [] : [{ category: each.category, count: each.members }],
          )}
          total={totalMembers}
          value={category === '' ? null : category}
          onChange={onCategory}
        />
        <ToolbarSpacer />
        {member?._id === _id && (member.isCaptain || member.isViceCaptain) && (
          <LinkButton href={addressOf(addresses.teamControlMembers, { urlSlug })}>
            <Icon of={UserPlus} /> {messages.invite}
          </LinkButton>
        )}
      </Toolbar>
      <ScriptsNote of="search" />
      <CategoryChoices
        categories={categories.flatMap((each) => each.category ?? [])}
        value={category === '' ? null : category}
      />
    </>
  );
}
