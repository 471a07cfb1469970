import { addresses } from '@otryv/contract/addresses';
import { RidersTable } from '@otryv/tables';
import {
  Bleed,
  Button,
  CategoryFilter,
  DateTime,
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  SearchField,
  SegmentedControl,
  Switch,
  Toolbar,
  ToolbarSpacer,
} from '@otryv/ui';
import { useMemo } from 'react';
import { useRead } from '../../lib/api/useRead.ts';
import { ListFoot } from '../../lib/lists/ListFoot.tsx';
import { ListRows } from '../../lib/lists/ListRows.tsx';
import { fromSort } from '../../lib/lists/tableSort.ts';
import { useSortHref } from '../../lib/lists/useSortHref.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';
import { usePowerUnit } from '../../lib/preferences/usePowerUnit.ts';
import { useOwnProfileId } from '../../lib/session/useOwnProfileId.ts';
import { AddressChoices } from '../../lib/withoutScripts/AddressChoices.tsx';
import { CategoryChoices } from '../../lib/withoutScripts/CategoryChoices.tsx';
import { ScriptsNote } from '../../lib/withoutScripts/ScriptsNote.tsx';
import { riderLinks, useRankingHref, zwiftIdOf } from '../shared/links/riderHrefs.ts';
import { PowerSwitch } from '../shared/riders/PowerSwitch.tsx';
import { ru as ridersMessages } from './messages/ru.ts';
import { countsBySex, ridersQuery, type Sex, useRidersFilters } from './useRidersFilters.ts';

/** Renders all riders with a result or a linked account, paginated. */
export function RidersScreen() {
  const { list: messages } = useMessages(ridersMessages);
  const { titleOf } = useMessages();
  const filters = useRidersFilters();
  const sortHref = useSortHref();
  const [power] = usePowerUnit();
  const { data, error, retry } = useRead('/api/riders', { query: ridersQuery(filters, power) });
  const rows = data?.riders ?? [];
  const rankingHref = useRankingHref(zwiftIdOf);
  const ownProfileId = useOwnProfileId(useMemo(() => (data?.riders ?? []).map(zwiftIdOf), [data]));
  useScreenPath('riders');

  return (
    <Page width="table">
      <title>{titleOf(messages.title)}</title>
      <PageHead title={messages.title}>{data && messages.count(data.quantityRiders)}</PageHead>
      <RidersToolbar
        filters={filters}
        counts={data ? countsBySex(data.categories, filters.sex) : undefined}
        onAir={data?.quantityOnAir ?? 0}
      />
      <Bleed>
        <ListRows>
          <RidersTable
            caption={messages.title}
            rows={rows}
            power={power}
            leadingScore={data?.leadingScore}
            ownProfileId={ownProfileId}
            {...riderLinks}
            rankingHref={rankingHref}
            sort={filters.sort}
            onSort={(sort) => filters.change({ sort: fromSort(sort) })}
            sortHref={sortHref}
            loading={!data && !error}
            error={error?.message}
            onRetry={retry}
            empty={<NoRiders filters={filters} />}
          />
        </ListRows>
      </Bleed>
      {data?.updatedAt && (
        <p>
          {messages.updated} <DateTime at={data.updatedAt} inSentence />
        </p>
      )}
      <ListFoot pages={filters} pageCount={data?.quantityPages ?? 0} />
    </Page>
  );
}

type Filters = ReturnType<typeof useRidersFilters>;

interface RidersToolbarProps {
  filters: Filters;
  counts: ReturnType<typeof countsBySex> | undefined;
  /** Number of riders on air. */
  onAir: number;
}

function RidersToolbar({ filters, counts, onAir }: RidersToolbarProps) {
  const { list: messages } = useMessages(ridersMessages);

  const sexes = [
    { value: '' as const, label: messages.all },
    { value: 'male' as const, label: messages.men },
    { value: 'female' as const, label: messages.women },
  ];

  const streams = [
    { value: '', label: messages.all },
    { value: 'true', label: messages.onAir(onAir) },
  ];
  const offersStreams = onAir > 0 || filters.onAir;

  return (
    <>
      <Toolbar>
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          value={filters.typed}
          onChange={filters.type}
        />
        <CategoryFilter
          categories={filters.categories.map((category) => ({ category, count: counts?.of.get(category) }))}
          total={counts?.total}
          value={filters.category}
          onChange={(category) => filters.change({ category: category ?? '' })}
        />
        <SegmentedControl<Sex>
          label={messages.sex}
          options={sexes}
          value={filters.sex}
          onChange={(sex) => filters.change({ sex })}
        />
        {offersStreams && (
          <Switch
            label={messages.onAir(onAir)}
            checked={filters.onAir}
            onChange={(checked) => filters.change({ onAir: checked ? 'true' : '' })}
          />
        )}
        <ToolbarSpacer />
        <PowerSwitch />
      </Toolbar>
      <ScriptsNote of="search" />
      <CategoryChoices categories={filters.categories} value={filters.category} />
      <AddressChoices name="sex" label={messages.sex} options={sexes} value={filters.sex} />
      {offersStreams && (
        <AddressChoices name="onAir" label={messages.streams} options={streams} value={filters.onAir ? 'true' : ''} />
      )}
    </>
  );
}

/** Explains an empty list: no match for the filters, or no riders at all. */
function NoRiders({ filters }: { filters: Filters }) {
  const { list: messages, results } = useMessages(ridersMessages);
  if (filters.isNarrowed || filters.page > 1) {
    return (
      <EmptyState title={messages.emptyTitle} action={<Button onClick={filters.reset}>{messages.reset}</Button>}>
        {messages.emptyText}
      </EmptyState>
    );
  }

  return (
    <EmptyState
      title={messages.nobodyTitle}
      action={<LinkButton href={addresses.schedule.pattern}>{results.toSchedule}</LinkButton>}
    >
      {messages.nobodyText}
    </EmptyState>
  );
}
