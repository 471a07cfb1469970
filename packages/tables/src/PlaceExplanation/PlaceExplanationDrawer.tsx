import { groupOf } from '@otryv/race';
import { Button, Dialog, Icon, useMessages } from '@otryv/ui';
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { explanationCatalogues } from '../messages/explanation.ts';
import { riderNameOf } from '../RiderCell/riderOfRow.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { PlaceExplanation, type PlaceExplanationProps } from './PlaceExplanation.tsx';

export interface PlaceExplanationDrawerProps extends PlaceExplanationProps {
  /** The whole protocol in order: the drawer navigates to the neighbours. */
  rows: readonly ResultsTableRow[];
  /** Called with the neighbour to which the reader navigates. */
  onRow: (id: string) => void;
  onClose: () => void;
}

/** Explains a row's place, in a drawer; on phones a sheet. */
export function PlaceExplanationDrawer({ onRow, onClose, ...props }: PlaceExplanationDrawerProps) {
  const messages = useMessages(explanationCatalogues);
  const { row, rows } = props;
  const at = rows.findIndex(({ id }) => id === row.id);
  const group = groupOf(row);
  const place = row.disqualification?.label ?? String(row.place ?? messages.noPlace);

  return (
    <Dialog
      open
      shape="drawer"
      title={messages.title(place, riderNameOf(row))}
      description={group === null ? messages.kickerWithoutGroup : messages.kicker(group)}
      actions={
        <>
          <Neighbour row={rows[at - 1]} icon={ChevronUp} label={messages.above} onRow={onRow} />
          <Neighbour row={rows[at + 1]} icon={ChevronDown} label={messages.below} onRow={onRow} />
        </>
      }
      onClose={onClose}
    >
      <PlaceExplanation key={row.id} {...props} />
    </Dialog>
  );
}

interface NeighbourProps {
  row: ResultsTableRow | undefined;
  icon: LucideIcon;
  label: string;
  onRow: (id: string) => void;
}

function Neighbour({ row, icon, label, onRow }: NeighbourProps) {
  return (
    <Button kind="quiet" size="s" disabled={!row} onClick={() => row && onRow(row.id)}>
      <Icon of={icon} /> {label}
    </Button>
  );
}
