import type { RaceResults } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { epochMs, finishProtocol, startGaps } from '@otryv/race';
import { PlaceReceipt, type ResultsTableRow } from '@otryv/tables';
import { Button, Dialog, Icon, LinkButton, Section, Stack, Toolbar } from '@otryv/ui';
import { ChevronDown, ChevronUp, Gavel, Share2 } from 'lucide-react';
import { useMayEditEvent } from '../../shared/events/useEventRights.ts';
import { useWhyMessages } from './messages/useWhyMessages.ts';
import { RawFigures } from './RawFigures.tsx';
import { RowAppeal } from './RowAppeal.tsx';
import { RowHistory } from './RowHistory.tsx';
import { accountOf, rowQuery } from './rowLink.ts';
import { useShare } from './useShare.ts';

type RaceEvent = RaceResults['event'];

export interface WhyDrawerProps {
  event: RaceEvent;
  /** The whole protocol in its order. */
  rows: readonly ResultsTableRow[];
  rowId: string;
  onRow: (id: string) => void;
  onClose: () => void;
}

/** Why a row has its place: the steps, the figures of the game, the decisions, the versions; and what can be done about it. */
export function WhyDrawer({ event, rows, rowId, onRow, onClose }: WhyDrawerProps) {
  const words = useWhyMessages();
  const at = rows.findIndex(({ id }) => id === rowId);
  const row = rows[at];
  const raw = event.results.find(({ _id }) => _id === rowId);
  if (!row || !raw) return null;
  const rider = `${row.rider.firstName} ${row.rider.lastName}`.trim();
  const eventId = String(event.id);

  return (
    <Dialog
      open
      shape="drawer"
      title={words.titleOf(row.disqualification?.label ?? String(row.place ?? words.noPlace), rider)}
      description={`${words.kicker}. ${words.groupOf(row.groupLabel)}`}
      actions={<Neighbours rows={rows} at={at} onRow={onRow} />}
      onClose={onClose}
    >
      <Stack key={rowId} gap="s">
        <RowActions event={event} row={row} />
        <Section title={words.steps}>
          <PlaceReceipt
            row={row}
            rows={rows}
            protocolKind={finishProtocol(event.typeRaceCustom)}
            startGapMs={startGapOf(event, row)}
          />
        </Section>
        <RowAppeal eventId={eventId} rowId={rowId} />
        <RowHistory eventId={eventId} account={accountOf(row)} />
        <Section title={words.raw}>
          <RawFigures eventId={event.id} row={raw} />
        </Section>
      </Stack>
    </Dialog>
  );
}

function RowActions({ event, row }: { event: RaceEvent; row: ResultsTableRow }) {
  const words = useWhyMessages();
  const share = useShare();
  const mayDecide = useMayEditEvent(event);

  return (
    <Toolbar>
      <Button
        size="s"
        onClick={() => void share(`${addressOf(addresses.raceResults, { eventId: event.id })}${rowQuery(row)}`)}
      >
        <Icon of={Share2} /> {words.share}
      </Button>
      {mayDecide && (
        <LinkButton size="s" href={addressOf(addresses.resultsEdit, { eventId: event.id })}>
          <Icon of={Gavel} /> {words.decide}
        </LinkButton>
      )}
    </Toolbar>
  );
}

function Neighbours({
  rows,
  at,
  onRow,
}: {
  rows: readonly ResultsTableRow[];
  at: number;
  onRow: (id: string) => void;
}) {
  const words = useWhyMessages();
  const button = (row: ResultsTableRow | undefined, icon: typeof ChevronUp, label: string) => (
    <Button kind="quiet" size="s" disabled={!row} onClick={() => row && onRow(row.id)}>
      <Icon of={icon} /> {label}
    </Button>
  );

  return (
    <>
      {button(rows[at - 1], ChevronUp, words.above)}
      {button(rows[at + 1], ChevronDown, words.below)}
    </>
  );
}

/** How much later than the first start the group of a row started, in ms. */
function startGapOf(
  { typeRaceCustom, eventStart, eventSubgroups }: RaceEvent,
  { groupLabel }: ResultsTableRow,
): number {
  const groups = eventSubgroups.map(({ id, subgroupLabel, eventSubgroupStart }) => ({
    ...{ id, label: subgroupLabel, start: epochMs(eventSubgroupStart) ?? Number.NaN },
  }));
  const gaps = startGaps({
    kind: finishProtocol(typeRaceCustom),
    eventStart: epochMs(eventStart) ?? Number.NaN,
    groups,
  });
  return gaps.get(groups.find(({ label }) => label === groupLabel)?.id ?? 0) ?? 0;
}
