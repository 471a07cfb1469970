import type { Shift } from '@otryv/race';
import { Checkbox, DisqualificationLabel, Icon, Tooltip, VisuallyHidden } from '@otryv/ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { rank } from '../columns/rankColumn.tsx';
import type { Column, ColumnsTransform } from '../DataTable/index.ts';
import type { EditingMessages } from '../messages/editing.ts';
import { riderNameOf } from '../RiderCell/riderOfRow.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import classes from './ResultsEditTable.module.css';

export interface ResultsEditColumnsInput {
  messages: EditingMessages;
  chosen: ReadonlySet<string>;
  /** If omitted, rows cannot be selected. */
  onChoose: ((rowId: string, isChosen: boolean) => void) | undefined;
  /** Rows changed by a dry run, by their ids; `null` without one. */
  shifts: ReadonlyMap<string, Shift> | null;
  renderDecision: ((row: ResultsTableRow) => ReactNode) | undefined;
}

type Row = ResultsTableRow;

const kept = new Set(['place', 'category', 'rider', 'time', 'gap']);

/** Returns the columns of a protocol with row selection, future places beside the current ones, and decisions. */
export function resultsEditColumns<Shown extends Row>(input: ResultsEditColumnsInput): ColumnsTransform<Shown> {
  const { onChoose, shifts } = input;
  return (columns) => {
    const [place, ...others] = columns.filter(({ key }) => kept.has(key));
    return [
      ...(onChoose ? [choiceColumn<Shown>(input)] : []),
      ...(place ? [place] : []),
      ...(shifts ? [afterColumn<Shown>(input.messages, shifts)] : []),
      ...others,
      decisionColumn<Shown>(input),
    ];
  };
}

function choiceColumn<Shown extends Row>({ messages, chosen, onChoose }: ResultsEditColumnsInput): Column<Shown> {
  return {
    key: 'choice',
    label: '',
    name: messages.choose,
    width: 44,
    align: 'center',
    pin: 'place',
    isControl: true,
    cell: (row) => {
      const { disqualification } = row;
      if (isByServer(row))
        return (
          <Tooltip tip={messages.byServerTip(disqualification?.label ?? '')} className={classes.ResultsEditLock}>
            <Icon of={Lock} size="s" />
            <VisuallyHidden>{messages.byServer}</VisuallyHidden>
          </Tooltip>
        );
      return (
        <Checkbox
          label={<VisuallyHidden>{messages.chooseRow(riderNameOf(row))}</VisuallyHidden>}
          checked={chosen.has(row.id)}
          onChange={(isChosen) => onChoose?.(row.id, isChosen)}
        />
      );
    },
  };
}

function afterColumn<Shown extends Row>(messages: EditingMessages, shifts: ReadonlyMap<string, Shift>): Column<Shown> {
  return {
    key: 'after',
    label: messages.after,
    name: messages.afterName,
    width: 62,
    align: 'center',
    pin: 'place',
    cell: ({ id, place, disqualification }) => {
      const after = shifts.get(id)?.after ?? null;
      if (after?.label) return <DisqualificationLabel label={after.label} />;
      const shown = after ? after.place : disqualification ? null : place;
      return <span className={classes.ResultsEditAfter}>{rank(shown)}</span>;
    },
  };
}

function decisionColumn<Shown extends Row>({ messages, renderDecision }: ResultsEditColumnsInput): Column<Shown> {
  return {
    key: 'decision',
    label: messages.decision,
    width: 200,
    align: 'start',
    cell: (row) => (
      <span className={classes.ResultsEditDecision}>{isByServer(row) ? messages.byServer : renderDecision?.(row)}</span>
    ),
  };
}

/** Whether the server decides: VP and DNF follow from the ride and cannot be set or removed manually. */
function isByServer({ disqualification }: Row): boolean {
  return disqualification?.label === 'VP' || disqualification?.label === 'DNF';
}
