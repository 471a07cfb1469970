import type { RatedTeam } from '@otryv/contract';
import { seasonOf } from '@otryv/race';
import { TeamsRatingTable } from '@otryv/tables';
import { Bleed, DateTime, Select, Toolbar, useNow } from '@otryv/ui';
import { useState } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { AddressChoices } from '../../../lib/withoutScripts/AddressChoices.tsx';
import { hrefOfTeamRow } from '../links/teamHref.ts';
import { ContributionsDialog } from './ContributionsDialog.tsx';
import { ru as ratingMessages } from './messages/ru.ts';
import { seasonName } from './seasonName.ts';

const hourMs = 3_600_000;
const defaults = { season: '' };

/** Renders the teams of a season by points; the points open their breakdown. */
export function RatingOfSeason() {
  const messages = useMessages(ratingMessages);
  const present = seasonOf(new Date(useNow(hourMs)));
  const [state, change] = useAddressState(defaults);
  const season = state.season === '' ? present : state.season;
  const { data, error, retry } = useRead('/api/statistics/teams/{season}', { params: { season } });
  const teamId = useUser()?.team?.id;
  const ownTeam = data?.data.find(({ _id }) => _id === teamId)?.urlSlug ?? null;
  const [opened, setOpened] = useState<Pick<RatedTeam, 'urlSlug' | 'name'> | null>(null);
  const seasons = (data?.seasons ?? [...new Set([season, present])]).map((each) => ({
    value: each,
    label: seasonName(each),
  }));

  return (
    <>
      <Toolbar>
        <Select
          label={messages.season}
          options={seasons}
          value={season}
          onChange={(chosen) => change({ season: chosen === present ? '' : chosen })}
        />
      </Toolbar>
      <AddressChoices name="season" label={messages.season} options={seasons} value={season} usual={present} />
      <Bleed>
        <TeamsRatingTable
          caption={messages.tableCaption(seasonName(season))}
          rows={data?.data ?? []}
          ownTeam={ownTeam}
          teamHref={hrefOfTeamRow}
          onPoints={setOpened}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
        />
      </Bleed>
      <p>
        {messages.note}
        {data?.updatedAt && (
          <>
            {' '}
            {messages.updated} <DateTime at={data.updatedAt} inSentence />
          </>
        )}
      </p>
      {opened && <ContributionsDialog team={opened} season={season} onClose={() => setOpened(null)} />}
    </>
  );
}
