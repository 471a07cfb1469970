import { toResultsTableRow } from '@otryv/client/rows';
import type { DryRunDraft, RaceResults } from '@otryv/contract';
import { ProtocolDecisionForm, useLeaveConfirmation } from '@otryv/forms';
import { finishProtocol, type GroupLabel, groupOf, peopleOf } from '@otryv/race';
import { ResultsEditTable, type ResultsTableRow } from '@otryv/tables';
import {
  Aside,
  Bleed,
  Columns,
  IconButton,
  Notice,
  SearchField,
  SegmentedControl,
  Stack,
  Switch,
  Toolbar,
} from '@otryv/ui';
import { Undo2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { GroupFilter } from '../GroupFilter.tsx';
import { isEditable } from './isEditable.ts';
import { ru as resultsEditMessages } from './messages/ru.ts';
import { filterRows, isWithoutGroup, riderOf } from './rowFilters.ts';
import { useDryRun } from './useDryRun.ts';

type Value = DryRunDraft['value'];
type Kind = Exclude<Value, GroupLabel> | 'category';
const nobody: ReadonlySet<string> = new Set();

/**
 * Renders the rows of a protocol with the decision form for the selected ones next to them; nothing is written before
 * its dry run.
 */
export function ProtocolEditor({ event }: { event: RaceResults['event'] }) {
  const messages = useMessages(resultsEditMessages);
  const rows = useMemo(() => event.results.map(toResultsTableRow), [event.results]);
  const [filter, setFilter] = useState({ search: '', group: null as string | null, onlyDecided: false });
  const [chosen, setChosen] = useState(nobody);
  const [kind, setKind] = useState<Kind>('DSQ');
  const groups = event.eventSubgroups.map(({ subgroupLabel }) => subgroupLabel);
  const [group, setGroup] = useState<GroupLabel>(groups[0] ?? 'A');
  const value: Value = kind === 'category' ? group : kind;
  const id = String(event.id);
  const canEdit = isEditable(event.protocol);
  const decided = useMemo(() => rows.filter(({ id: rowId }) => chosen.has(rowId)), [rows, chosen]);
  const draft = { value, rowIds: canEdit ? decided.map(({ id: rowId }) => rowId) : [] };
  const { outcome, failure } = useDryRun(id, draft, event.version);
  const { submit } = useSend('POST', '/api/race/results/{id}/decisions');
  const { onDirtyChange, confirm, question } = useLeaveConfirmation();
  const choose = useCallback(
    (rowId: string, isChosen: boolean) => {
      const next = new Set([...chosen, rowId].filter((each) => isChosen || each !== rowId));
      if (next.size > 0) setChosen(next);
      // Without a row the form is removed, and with it a typed reason.
      else confirm(() => setChosen(next));
    },
    [chosen, confirm],
  );
  const renderDecision = useCallback(
    (row: ResultsTableRow) =>
      isWithoutGroup(row) ? (
        messages.withoutGroup
      ) : row.disqualification?.label === 'DUP' ? (
        messages.secondAccount
      ) : row.disqualification?.label === 'NP' ? (
        messages.impossibleTime
      ) : row.disqualification ? (
        <>
          {row.disqualification.reason}{' '}
          {canEdit && (
            <IconButton
              icon={Undo2}
              size="s"
              label={messages.undoRow(riderOf(row))}
              onClick={() => {
                setKind('none');
                setChosen(new Set([row.id]));
              }}
            />
          )}
        </>
      ) : (
        row.movedFrom && messages.movedFrom(row.movedFrom)
      ),
    [canEdit, messages],
  );
  const withoutGroup = rows.filter(isWithoutGroup);
  const shown = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const kinds: { value: Kind; label: string }[] = [
    { value: 'DSQ', label: messages.dsq },
    { value: 'OFF_RECORD', label: messages.off },
    ...(groups.length > 1 || withoutGroup.length > 0 ? [{ value: 'category' as const, label: messages.category }] : []),
    { value: 'none', label: messages.none },
  ];
  const isDeciding = canEdit && decided.length > 0;

  return (
    <>
      <Toolbar>
        <GroupFilter
          labels={groups}
          groups={peopleOf(rows).map(groupOf)}
          value={filter.group}
          onChange={(group) => setFilter({ ...filter, group })}
        />
        <SearchField
          label={messages.search}
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        <Switch
          label={messages.onlyDecided}
          checked={filter.onlyDecided}
          onChange={(onlyDecided) => setFilter({ ...filter, onlyDecided })}
        />
      </Toolbar>
      <Columns>
        <Stack>
          {withoutGroup.length > 0 && (
            <Notice tone="warning" title={messages.groupsMissing(withoutGroup.length)}>
              {messages.groupsMissingText(withoutGroup.map(riderOf).join(', '))}
            </Notice>
          )}
          <Bleed>
            <ResultsEditTable
              caption={messages.caption(event.name)}
              rows={shown}
              category={filter.group}
              protocolKind={finishProtocol(event.typeRaceCustom)}
              chosen={chosen}
              onChoose={canEdit ? choose : undefined}
              shifts={isDeciding ? (outcome?.shifts ?? null) : null}
              renderDecision={renderDecision}
              updatedAt={event.updated}
              changes={event.modifiedResults.moderators.length}
            />
          </Bleed>
        </Stack>
        {canEdit && (
          // Next to the rows, which must not shift: otherwise the next click would hit a neighbouring row.
          <Aside width="m" sticky={isDeciding} onClose={() => confirm(() => setChosen(nobody))}>
            <Stack>
              <Stack gap="s">
                <strong>{messages.selected(decided.length)}</strong>
                <SegmentedControl label={messages.selection} options={kinds} value={kind} onChange={setKind} fill />
                {kind === 'category' && (
                  <SegmentedControl
                    label={messages.moveTo}
                    options={groups.map((each) => ({ value: each, label: each }))}
                    value={group}
                    onChange={setGroup}
                  />
                )}
              </Stack>
              {isDeciding ? (
                <ProtocolDecisionForm
                  value={value}
                  rows={decided.map((row) => ({ rowId: row.id, name: riderOf(row) }))}
                  outcome={outcome}
                  failure={failure}
                  onDirtyChange={onDirtyChange}
                  onRemove={(rowId) => choose(rowId, false)}
                  onCancel={() => confirm(() => setChosen(nobody))}
                  onSubmit={async (body) => {
                    await submit({ params: { id }, body });
                    setChosen(nobody);
                  }}
                />
              ) : (
                <Notice>{messages.chooseFirst}</Notice>
              )}
            </Stack>
          </Aside>
        )}
      </Columns>
      {question}
    </>
  );
}
