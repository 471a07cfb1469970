import type { PublicTeam } from '@otryv/contract';
import { TeamsRatingTable } from '@otryv/tables';
import { Bleed, Section, Select, Skeleton } from '@otryv/ui';
import { useRead } from '../../../lib/api/useRead.ts';
import { ListFoot } from '../../../lib/lists/ListFoot.tsx';
import { useListPages } from '../../../lib/lists/useListPages.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { AddressChoices } from '../../../lib/withoutScripts/AddressChoices.tsx';
import { hrefOfTeamRow } from '../../shared/links/teamHref.ts';
import { Contributions } from '../../shared/teams/Contributions.tsx';
import { seasonName } from '../../shared/teams/seasonName.ts';
import { ru as teamsMessages } from '../messages/ru.ts';

const defaults = { season: '' };

/** Renders the rating of a season around a team, and the breakdown of the team's points. */
export function SeasonRating({ team, present }: { team: PublicTeam; present: string }) {
  const { achievements: messages, results } = useMessages(teamsMessages);
  const [state, change] = useAddressState(defaults);
  const pages = useListPages();
  const season = state.season === '' ? present : state.season;
  const { data, error, retry } = useRead('/api/statistics/teams/{season}', { params: { season } });
  const seasons = (data?.seasons ?? [season]).map((each) => ({ value: each, label: seasonName(each) }));
  const points = data?.data.find(({ _id }) => _id === team._id)?.rankPoints ?? 0;

  return (
    <>
      <Section
        title={messages.rating(seasonName(season))}
        action={
          <>
            <Select
              size="s"
              label={results.season}
              options={seasons}
              value={season}
              onChange={(chosen) => change({ season: chosen === present ? '' : chosen })}
            />
            <AddressChoices name="season" label={results.season} options={seasons} value={season} usual={present} />
          </>
        }
      >
        <Bleed>
          <TeamsRatingTable
            caption={messages.ratingCaption(seasonName(season))}
            rows={data?.data ?? []}
            ownTeam={team.urlSlug}
            teamHref={hrefOfTeamRow}
            loading={!data && !error}
            error={error?.message}
            onRetry={retry}
          />
        </Bleed>
      </Section>
      {!data && !error && <Skeleton shape="block" />}
      {data && (
        <Section title={messages.from(points)}>
          <Contributions urlSlug={team.urlSlug} season={season} name={team.name} page={pages.page} size={pages.size}>
            {({ data: shown, quantityPages, points: all }) => (
              <>
                {shown.length > 0 && (
                  <p>
                    {messages.shown(
                      shown.length,
                      shown.reduce((sum, each) => sum + each.points, 0),
                      all,
                    )}
                  </p>
                )}
                <ListFoot pages={pages} pageCount={quantityPages} />
              </>
            )}
          </Contributions>
        </Section>
      )}
    </>
  );
}
