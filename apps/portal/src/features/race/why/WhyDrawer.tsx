import { accountOf, toPlaceFacts } from '@otryv/client/rows';
import type { RaceResults, ResultDto } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { useLeaveConfirmation } from '@otryv/forms';
import { PlaceExplanationDrawer, type ResultsTableRow } from '@otryv/tables';
import { Button, Icon, LinkButton, Toolbar } from '@otryv/ui';
import { Gavel, Share2 } from 'lucide-react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useMayEditEvent } from '../../shared/events/useEventRights.ts';
import { ru as whyMessages } from './messages/ru.ts';
import { RowAppeal } from './RowAppeal.tsx';
import { rowQuery } from './rowLink.ts';
import { useProtocolChanges } from './useProtocolChanges.tsx';
import { useShare } from './useShare.ts';

type RaceEvent = RaceResults['event'];

export interface WhyDrawerProps {
  event: RaceEvent;
  /** All rows of the protocol in order. */
  rows: readonly ResultsTableRow[];
  rowId: string;
  onRow: (id: string) => void;
  onClose: () => void;
}

/** Explains the rank of a row, and offers the available actions. */
export function WhyDrawer(props: WhyDrawerProps) {
  const { event, rows, rowId } = props;
  const row = rows.find(({ id }) => id === rowId);
  const raw = event.results.find(({ _id }) => _id === rowId);
  // A live update can remove the row.
  return row && raw ? <Explained {...props} {...{ row, raw }} /> : null;
}

interface ExplainedProps extends WhyDrawerProps {
  row: ResultsTableRow;
  raw: ResultDto;
}

function Explained({ event, rows, rowId, row, raw, onRow, onClose }: ExplainedProps) {
  const eventId = String(event.id);
  const history = useProtocolChanges(eventId, accountOf(row));
  const { onDirtyChange, confirm, question } = useLeaveConfirmation();

  return (
    <>
      <PlaceExplanationDrawer
        {...{ row, rows, history }}
        {...toPlaceFacts(event, raw)}
        actions={<RowActions event={event} row={row} />}
        onRow={(id) => confirm(() => onRow(id))}
        onClose={() => confirm(onClose)}
      >
        <RowAppeal {...{ event, rowId, onDirtyChange }} profileId={row.profileId} />
      </PlaceExplanationDrawer>
      {question}
    </>
  );
}

function RowActions({ event, row }: { event: RaceEvent; row: ResultsTableRow }) {
  const messages = useMessages(whyMessages);
  const share = useShare();
  const mayDecide = useMayEditEvent(event);

  return (
    <Toolbar>
      <Button
        size="s"
        onClick={() => void share(`${addressOf(addresses.raceResults, { eventId: event.id })}${rowQuery(row)}`)}
      >
        <Icon of={Share2} /> {messages.share}
      </Button>
      {mayDecide && (
        <LinkButton size="s" href={addressOf(addresses.resultsEdit, { eventId: event.id })}>
          <Icon of={Gavel} /> {messages.decide}
        </LinkButton>
      )}
    </Toolbar>
  );
}
