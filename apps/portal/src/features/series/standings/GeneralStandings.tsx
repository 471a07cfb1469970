import { jerseysOf, toStandingsTableRow } from '@otryv/client/rows';
import type { GeneralClassification, Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { categoriesOf, seriesCategory } from '@otryv/race';
import { type StandingsKind, StandingsTable, type StandingsTableRow } from '@otryv/tables';
import { Bleed, EmptyState, LinkButton, lazyPart } from '@otryv/ui';
import { Suspense, useMemo } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { useOwnProfileId } from '../../../lib/session/useOwnProfileId.ts';
import { AllRows } from '../../../lib/withoutScripts/AllRows.tsx';
import { CategoryChoices } from '../../../lib/withoutScripts/CategoryChoices.tsx';
import { profileLinks } from '../../shared/links/riderHrefs.ts';
import { ru as seriesScreenMessages } from '../messages/ru.ts';

// Charts are heavy, and the table is readable without them.
const RanksChart = lazyPart(async () => ({ default: (await import('./RanksChart.tsx')).RanksChart }));

const all = { category: '' };
const noRows: readonly StandingsTableRow[] = [];
const noStages: GeneralClassification['data']['stages'] = [];

export interface GeneralStandingsProps {
  series: Pick<Series, 'name' | 'urlSlug'>;
  kind: StandingsKind;
  /** Standings; `undefined` while loading. */
  standings: GeneralClassification['data'] | undefined;
}

/** Renders the general classification by category, and the ranks of the leaders after each stage. */
export function GeneralStandings({ series, kind, standings }: GeneralStandingsProps) {
  const messages = useMessages(seriesScreenMessages);
  const [{ category }, change] = useAddressState(all);
  const rows = useMemo(() => {
    if (!standings) return noRows;
    const jerseys = jerseysOf(standings);
    return standings.results.map((row) => toStandingsTableRow(row, jerseys));
  }, [standings]);
  const categories = useMemo(() => rows.map(({ finalCategory }) => seriesCategory(finalCategory)), [rows]);
  const stages = standings?.stages ?? noStages;
  const ownProfileId = useOwnProfileId(useMemo(() => rows.map(({ profileId }) => profileId), [rows]));

  return (
    <>
      <CategoryChoices categories={categoriesOf(categories)} value={category === '' ? null : category} />
      <AllRows count={categories.filter((each) => category === '' || each === category).length}>
        {(moreHref) => (
          <Bleed>
            <StandingsTable
              moreHref={moreHref}
              kind={kind}
              rows={rows}
              stages={stages}
              category={category === '' ? null : category}
              onCategory={(chosen) => change({ category: chosen ?? '' })}
              ownProfileId={ownProfileId}
              profileHref={profileLinks.profileHref}
              teamHref={profileLinks.teamHref}
              updatedAt={standings?.gcResultsUpdatedAt}
              loading={!standings}
              {...(rows.length === 0 && {
                empty: (
                  <EmptyState
                    title={messages.noStandingsTitle}
                    action={
                      <LinkButton href={addressOf(addresses.seriesSchedule, { urlSlug: series.urlSlug })}>
                        {messages.toSchedule}
                      </LinkButton>
                    }
                  >
                    {messages.noStandingsText}
                  </EmptyState>
                ),
              })}
            />
          </Bleed>
        )}
      </AllRows>

      {stages.length > 1 && rows.length > 1 && (
        <Suspense fallback={null}>
          <RanksChart rows={rows} stages={stages} category={category} />
        </Suspense>
      )}
    </>
  );
}
