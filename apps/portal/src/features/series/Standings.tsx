import type { Series } from '@otryv/contract';
import type { StandingsKind } from '@otryv/tables';
import { ErrorState, Notice, SegmentedControl, Stack, Toolbar, ToolbarSpacer } from '@otryv/ui';
import { useRead } from '../../lib/api/useRead.ts';
import { useAddressState } from '../../lib/navigation/useAddressState.ts';
import { AddressChoices } from '../../lib/withoutScripts/AddressChoices.tsx';
import { type Beside, besideOf } from './besideOf.ts';
import { Classification } from './Classification.tsx';
import { GeneralStandings } from './GeneralStandings.tsx';
import { useSeriesScreenMessages } from './messages/useSeriesScreenMessages.ts';
import { StageSteps } from './StageSteps.tsx';
import { useConditions } from './useConditions.ts';
import { useStandings } from './useSeries.ts';
import { WhatIf } from './WhatIf.tsx';

export interface StandingsProps {
  series: Series;
  kind: StandingsKind;
}

const general = { kind: '' };

/** The general classification of a series with those beside it; what they would be where that is asked for. */
export function Standings({ series, kind }: StandingsProps) {
  const words = useSeriesScreenMessages();
  const official = useStandings(series.urlSlug);
  const { conditions } = useConditions();

  return (
    <>
      <Toolbar>
        <StageSteps series={series} order={null} />
        <ToolbarSpacer />
        <Kinds urlSlug={series.urlSlug} />
      </Toolbar>
      {official.error && (
        <ErrorState title={words.standingsFailed} onRetry={official.retry} busy={official.isRetrying}>
          {official.error.message}
        </ErrorState>
      )}
      <Stack gap="s">
        {!official.error && (
          <WhatIf rows={official.data?.data.results ?? []} stages={official.data?.data.stages ?? []} />
        )}
        <div>
          {conditions.isAny ? (
            <Trial {...{ series, kind }} />
          ) : (
            !official.error && <Shown {...{ series, kind }} standings={official.data?.data} />
          )}
        </div>
      </Stack>
    </>
  );
}

/** Which classification is shown; nothing to choose where there is one. */
function Kinds({ urlSlug }: { urlSlug: string }) {
  const { kinds, standings } = useSeriesScreenMessages();
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

/** The standings under the conditions of the address. */
function Trial({ series, kind }: StandingsProps) {
  const words = useSeriesScreenMessages();
  const { conditions } = useConditions();
  const { data, error, isRetrying, retry } = useRead('/api/series/general-classification/{urlSlug}/what-if', {
    params: { urlSlug: series.urlSlug },
    query: { without: conditions.without, category: conditions.category },
  });

  return (
    <>
      <Notice tone="warning">{words.whatIf.notice}</Notice>
      {error ? (
        <ErrorState title={words.whatIf.failed} onRetry={retry} busy={isRetrying}>
          {error.message}
        </ErrorState>
      ) : (
        <Shown {...{ series, kind }} standings={data?.data} />
      )}
    </>
  );
}

interface ShownProps extends StandingsProps {
  /** `undefined` while they are loaded. */
  standings: NonNullable<ReturnType<typeof useStandings>['data']>['data'] | undefined;
}

function Shown({ series, kind, standings }: ShownProps) {
  const [state] = useAddressState(general);
  const beside = standings && besideOf(standings.classifications).find((each) => each === state.kind);
  if (standings && beside) return <Classification series={series} standings={standings} kind={beside} />;

  return <GeneralStandings series={series} kind={kind} standings={standings} />;
}
