import { toStandingsTableRow } from '@otryv/client/rows';
import type { Series } from '@otryv/contract';
import { categoriesOf, seriesCategory } from '@otryv/race';
import { type StandingsKind, type StandingsStage, WhatIfStandings } from '@otryv/tables';
import { SegmentedControl, Toolbar, ToolbarSpacer } from '@otryv/ui';
import { useMemo } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { AddressChoices } from '../../../lib/withoutScripts/AddressChoices.tsx';
import { EmbedButton } from '../../shared/embed/EmbedButton.tsx';
import { ru as seriesScreenMessages } from '../messages/ru.ts';
import { StageSteps } from '../StageSteps.tsx';
import { useStandings } from '../useSeries.ts';
import { type Beside, besideOf } from './besideOf.ts';
import { Classification } from './Classification.tsx';
import { GeneralStandings } from './GeneralStandings.tsx';
import { useConditions } from './useConditions.ts';

export interface StandingsProps {
  series: Series;
  kind: StandingsKind;
}

const general = { kind: '' };
const noStages: readonly StandingsStage[] = [];

/** Renders the general classification of a series and the others, or recalculated ones on request. */
export function Standings({ series, kind }: StandingsProps) {
  const messages = useMessages(seriesScreenMessages);
  const official = useStandings(series.urlSlug);
  const { assumptions, query, isAny, onChange } = useConditions();
  const trial = useRead(
    '/api/series/general-classification/{urlSlug}/what-if',
    isAny ? { params: { urlSlug: series.urlSlug }, query } : null,
  );
  const rows = useMemo(
    () => official.data?.data.results.map((row) => toStandingsTableRow(row)) ?? [],
    [official.data?.data.results],
  );

  return (
    <>
      <Toolbar>
        <StageSteps series={series} order={null} />
        <ToolbarSpacer />
        <Kinds urlSlug={series.urlSlug} />
        {series.isPublished && (
          <EmbedButton
            kind="standings"
            id={series.urlSlug}
            name={series.name}
            categories={categoriesOf(rows.map(({ finalCategory }) => seriesCategory(finalCategory)))}
          />
        )}
      </Toolbar>
      {official.error && (
        <ReadError
          title={messages.standingsFailed}
          error={official.error}
          isRetrying={official.isRetrying}
          retry={official.retry}
        />
      )}
      {(!official.error || isAny) && (
        <WhatIfStandings
          {...{ rows, assumptions, onChange }}
          stages={official.data?.data.stages ?? noStages}
          loading={!official.data}
          error={trial.error?.message}
          onRetry={trial.retry}
          busy={trial.isRetrying}
        >
          <Shown {...{ series, kind }} standings={(isAny ? trial : official).data?.data} />
        </WhatIfStandings>
      )}
    </>
  );
}

/** Selects the visible classification; renders nothing if there is only one. */
function Kinds({ urlSlug }: { urlSlug: string }) {
  const { kinds, standings } = useMessages(seriesScreenMessages);
  const { data } = useStandings(urlSlug);
  const [state, change] = useAddressState(general);
  const beside = data ? besideOf(data.data.classifications) : [];
  const kind = beside.find((each) => each === state.kind) ?? '';
  if (beside.length === 0) return null;

  const options = [
    { value: '' as const, label: standings.general },
    ...beside.map((each) => ({ value: each, label: standings[each] })),
  ];

  return (
    <>
      <SegmentedControl<Beside | ''>
        label={kinds}
        options={options}
        value={kind}
        onChange={(chosen) => change({ kind: chosen })}
      />
      <AddressChoices name="kind" label={kinds} options={options} value={kind} />
    </>
  );
}

interface ShownProps extends StandingsProps {
  /** Standings; `undefined` while loading. */
  standings: NonNullable<ReturnType<typeof useStandings>['data']>['data'] | undefined;
}

function Shown({ series, kind, standings }: ShownProps) {
  const [state] = useAddressState(general);
  const beside = standings && besideOf(standings.classifications).find((each) => each === state.kind);
  if (standings && beside) return <Classification series={series} standings={standings} kind={beside} />;

  return <GeneralStandings series={series} kind={kind} standings={standings} />;
}
