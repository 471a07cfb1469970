import { toStageResultsTableRow } from '@otryv/client/rows';
import type { Series, StageResults } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { stageTitle } from '@otryv/contract/titles';
import { categoriesOf, seriesCategory } from '@otryv/race';
import { type StageAction, StageResultsTable, type StageResultsTableRow } from '@otryv/tables';
import { Bleed, EmptyState, LinkButton, lazyPart, useHydrated } from '@otryv/ui';
import { Suspense, useMemo, useState } from 'react';
import { fromSort, toSort } from '../../../../lib/lists/tableSort.ts';
import { useSortHref } from '../../../../lib/lists/useSortHref.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { useAddressHref } from '../../../../lib/navigation/useAddressHref.ts';
import { useAddressState } from '../../../../lib/navigation/useAddressState.ts';
import { usePowerUnit } from '../../../../lib/preferences/usePowerUnit.ts';
import { useOwnProfileId } from '../../../../lib/session/useOwnProfileId.ts';
import { AllRows, rowsOnPage, useAsksAllRows } from '../../../../lib/withoutScripts/AllRows.tsx';
import { CategoryChoices } from '../../../../lib/withoutScripts/CategoryChoices.tsx';
import { profileIdOf, profileLinks, useRankingHref, weightHref } from '../../../shared/links/riderHrefs.ts';
import { PowerChoices } from '../../../shared/riders/PowerSwitch.tsx';
import { ru as stageMessages } from '../messages/ru.ts';

// Most readers never open the explanation.
const StageWhyDrawer = lazyPart(async () => ({ default: (await import('./StageWhyDrawer.tsx')).StageWhyDrawer }));

const links = {
  profileHref: profileLinks.profileHref,
  teamHref: profileLinks.teamHref,
  weightHref: ({ zwiftId }: StageResultsTableRow) => (zwiftId === null ? null : weightHref(zwiftId)),
};
// The table has no column menu.
const withRanking = { shown: { ranking: true } };
const defaults = { category: '', sort: '', page: '1', size: '50' };

export interface StageProtocolProps {
  series: Series;
  results: StageResults['data'];
  /** Opens the dialog of a decision; set for users who may decide now. */
  onAction?: (action: StageAction) => void;
}

/** Renders the table of a stage with its filters, kept in the address. */
export function StageProtocol({ series, results, onAction }: StageProtocolProps) {
  const messages = useMessages(stageMessages);
  const shell = useMessages();
  const [state, change] = useAddressState(defaults);
  const hrefOf = useAddressHref();
  const sortHref = useSortHref();
  const asksAll = useAsksAllRows();
  const isHydrated = useHydrated();
  const [power, setPower] = usePowerUnit();
  const [explained, setExplained] = useState<string | null>(null);
  const { order, name, eventStart } = results.stage;
  const { _id: seriesId, urlSlug } = series;
  const rows = useMemo(() => results.results.map(toStageResultsTableRow), [results.results]);
  const stage = useMemo(
    () => ({ seriesId, urlSlug, order, name: name || null, eventStart }),
    [seriesId, urlSlug, order, name, eventStart],
  );
  const ownProfileId = useOwnProfileId(useMemo(() => rows.map(({ profileId }) => profileId), [rows]));
  const sort = useMemo(() => toSort(state.sort), [state.sort]);
  const categories = useMemo(() => rows.map(({ category }) => seriesCategory(category)), [rows]);
  const category = state.category === '' ? null : state.category;
  const rankingHref = useRankingHref(profileIdOf);

  return (
    <>
      <CategoryChoices categories={categoriesOf(categories)} value={category} />
      <PowerChoices />
      <AllRows count={categories.filter((each) => category === null || each === category).length}>
        {(moreHref) => (
          <Bleed>
            <StageResultsTable
              moreHref={moreHref}
              heading={null}
              paperTitle={stageTitle(order, series.name, shell)}
              {...{ rows, stage, ownProfileId, power, sort, onAction }}
              onWhy={setExplained}
              {...links}
              rankingHref={rankingHref}
              defaultColumnLayout={withRanking}
              category={category}
              onCategory={(category) => change({ category: category ?? '' })}
              onPower={setPower}
              onSort={(order) => change({ sort: fromSort(order) })}
              sortHref={sortHref}
              page={toNumber(state.page, 1)}
              onPage={(page) => change({ page: String(page) })}
              pageHref={(page) => hrefOf({ page: page === 1 ? '' : String(page) })}
              pageSize={asksAll && !isHydrated ? rowsOnPage : toNumber(state.size, 50)}
              onPageSize={(size) => change({ size: String(size) })}
              resultsUpdatedAt={results.resultsUpdatedAt}
              modified={results.modified}
              {...(rows.length === 0 && {
                empty: (
                  <EmptyState
                    title={messages.emptyTitle}
                    action={
                      <LinkButton href={addressOf(addresses.seriesSchedule, { urlSlug })}>
                        {messages.toSeries}
                      </LinkButton>
                    }
                  >
                    {messages.emptyText}
                  </EmptyState>
                ),
              })}
            />
          </Bleed>
        )}
      </AllRows>

      {explained !== null && (
        <Suspense fallback={null}>
          <StageWhyDrawer
            {...{ series, results }}
            rowId={explained}
            onRow={setExplained}
            onClose={() => setExplained(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function toNumber(text: string, usual: number): number {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : usual;
}
