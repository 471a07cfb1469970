import { toResultsTableRow } from '@otryv/client/rows';
import type { PublicTeam } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { TeamResultsTable, type TeamResultsTableRow } from '@otryv/tables';
import { Bleed, Select, Toolbar, ToolbarSpacer } from '@otryv/ui';
import { useMemo } from 'react';
import { useRead } from '../../lib/api/useRead.ts';
import { ListFoot } from '../../lib/lists/ListFoot.tsx';
import { ListRows } from '../../lib/lists/ListRows.tsx';
import { useListPages } from '../../lib/lists/useListPages.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useAddressState } from '../../lib/navigation/useAddressState.ts';
import { usePowerUnit } from '../../lib/preferences/usePowerUnit.ts';
import { useOwnProfileId } from '../../lib/session/useOwnProfileId.ts';
import { AddressChoices } from '../../lib/withoutScripts/AddressChoices.tsx';
import { profileIdOf, profileLinks } from '../shared/links/riderHrefs.ts';
import { PowerSwitch } from '../shared/riders/PowerSwitch.tsx';
import { seasonName } from '../shared/teams/seasonName.ts';
import { ru as teamsMessages } from './messages/ru.ts';
import { TeamPage } from './TeamPage.tsx';

const defaults = { season: '' };
const none: readonly TeamResultsTableRow[] = [];
const raceHref = ({ eventId, id }: TeamResultsTableRow) =>
  `${addressOf(addresses.raceResults, { eventId })}?row=${id.split('.')[1] ?? ''}`;
const { profileHref, weightHref } = profileLinks;

/** Renders the races ridden for the team, including those of riders who have left since. */
export function ResultsScreen() {
  return <TeamPage tab="teamResults">{(team) => <Results team={team} />}</TeamPage>;
}

function Results({ team: { name, urlSlug } }: { team: PublicTeam }) {
  const { results: messages } = useMessages(teamsMessages);
  const [{ season }, change] = useAddressState(defaults);
  const [power] = usePowerUnit();
  const pages = useListPages();
  const { data, error, retry } = useRead(
    '/api/teams/results/{urlSlug}',
    {
      params: { urlSlug },
      query: { page: pages.page, docsOnPage: pages.size, ...(season !== '' && { season }) },
    },
    { keepPreviousData: true },
  );
  const rows = useMemo(
    () =>
      data?.teamResults.map((row) => ({
        ...toResultsTableRow(row),
        eventId: row.eventId,
        eventName: row.eventName,
        eventStart: row.eventStart,
        points: row.points,
      })) ?? none,
    [data],
  );
  const ownProfileId = useOwnProfileId(useMemo(() => rows.map(profileIdOf), [rows]));
  const seasons = [
    { value: '', label: messages.everySeason },
    ...(data?.seasons ?? []).map((each) => ({ value: each, label: seasonName(each) })),
  ];

  return (
    <>
      <Toolbar>
        <Select
          label={messages.season}
          options={seasons}
          value={season}
          onChange={(chosen) => change({ season: chosen })}
        />
        <ToolbarSpacer />
        <PowerSwitch />
      </Toolbar>
      <AddressChoices name="season" label={messages.season} options={seasons} value={season} />
      <Bleed>
        <ListRows>
          <TeamResultsTable
            caption={messages.caption(name)}
            {...{ rows, power, ownProfileId, profileHref, weightHref, raceHref }}
            loading={!data && !error}
            error={error?.message}
            onRetry={retry}
          />
        </ListRows>
      </Bleed>
      <ListFoot pages={pages} pageCount={data?.quantityPages ?? 0} />
    </>
  );
}
