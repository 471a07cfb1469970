import { Chip, Icon, IconButton, Menu, Switch, TextField, useMessages } from '@otryv/ui';
import { ChevronDown, ChevronUp, GripVertical, Lock, MoreHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { stagesCatalogues } from '../messages/stages.ts';
import classes from './StagesEditor.module.css';
import type { StageDraft, StageEdit } from './stageDrafts.ts';
import { genitiveOf, stageTitle } from './stageTexts.ts';
import { useLift } from './useLift.ts';
import { useStageDrag } from './useStageDrag.ts';

export interface StageRowProps {
  draft: StageDraft;
  /** Its index in the list, and the length of the list. */
  at: number;
  count: number;
  isChanged: boolean;
  /** Which of several rides counts. */
  repeatNote: string;
  onEdit: (edit: StageEdit) => void;
  onRemove: (order: number, eventId: number | null) => void;
  onDrop: (dropped: number, edge: 'top' | 'bottom') => void;
  announce: (sentence: string) => void;
}

/** A stage in the editor: its position, name and settings, and its races. */
export function StageRow({
  draft,
  at,
  count,
  isChanged,
  repeatNote,
  onEdit,
  onRemove,
  onDrop,
  announce,
}: StageRowProps) {
  const messages = useMessages(stagesCatalogues);
  const { order, newOrder, state, isLocked, races } = draft;
  const title = draft.name || races[0]?.name || stageTitle(newOrder, messages);
  const move = (to: number) => onEdit({ type: 'move', order, to });
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const drag = useStageDrag({ order, row, handle, onDrop });
  const lift = useLift({
    at,
    count,
    handle,
    onMove: move,
    announce: (what, place) => announce(messages[what](title, place, count)),
  });

  return (
    <li
      ref={row}
      className={classes.StageRow}
      data-changed={isChanged || undefined}
      data-empty={races.length === 0 || undefined}
      data-dragged={drag.isDragged || lift.isLifted || undefined}
      data-edge={drag.edge ?? undefined}
    >
      <div className={classes.StageMove}>
        <button
          ref={handle}
          type="button"
          className={classes.StageHandle}
          aria-label={messages.handle(title)}
          aria-pressed={lift.isLifted}
          onKeyDown={lift.onKeyDown}
          onBlur={lift.onBlur}
        >
          <Icon of={GripVertical} />
        </button>
        <span className={classes.StageOrder}>
          <b>{newOrder}</b>
          {newOrder !== order && <del title={messages.was(order)}>{order}</del>}
        </span>
        <span className={classes.StageArrows}>
          <IconButton
            size="s"
            icon={ChevronUp}
            label={messages.up(title)}
            disabled={at === 0}
            onClick={() => move(at - 1)}
          />
          <IconButton
            size="s"
            icon={ChevronDown}
            label={messages.down(title)}
            disabled={at === count - 1}
            onClick={() => move(at + 1)}
          />
        </span>
      </div>
      <div className={classes.StageMain}>
        <div className={classes.StageName}>
          <TextField
            label={messages.name(genitiveOf(newOrder, messages))}
            limit={60}
            placeholder={races[0]?.name ?? stageTitle(newOrder, messages)}
            readOnly={isLocked}
            value={draft.name}
            onChange={(name) => onEdit({ type: 'set', order, settings: { name } })}
          />
          {state !== 'coming' && <Chip tone={state === 'today' ? 'ink' : 'plain'}>{messages[state]}</Chip>}
          {isLocked && (
            <Chip tone="info">
              <Icon of={Lock} size="s" /> {messages.locked}
            </Chip>
          )}
        </div>
        <Races races={races} repeatNote={repeatNote} />
      </div>
      <StageSwitches draft={draft} onEdit={onEdit} />
      <Menu
        icon={MoreHorizontal}
        label={messages.actions(title)}
        kind="quiet"
        align="end"
        entries={[
          ...races.map(({ id, name }) => ({
            label: messages.removeRace(name),
            disabled: isLocked,
            onSelect: () => onRemove(order, id),
          })),
          { label: messages.removeStage, disabled: isLocked, onSelect: () => onRemove(order, null) },
        ]}
      />
    </li>
  );
}

function Races({ races, repeatNote }: Pick<StageDraft, 'races'> & { repeatNote: string }) {
  const messages = useMessages(stagesCatalogues);
  if (races.length === 0) return <p className={classes.StageNothing}>{messages.noRace}</p>;

  return (
    <ul className={classes.StageRaces}>
      {races.map(({ id, name, details }, index) => (
        <li key={id}>
          <b>{name}</b> {index > 0 && <Chip tone="line">{repeatNote}</Chip>}
          <span>{details}</span>
        </li>
      ))}
    </ul>
  );
}

function StageSwitches({ draft, onEdit }: { draft: StageDraft; onEdit: (edit: StageEdit) => void }) {
  const messages = useMessages(stagesCatalogues);
  const { order, isLocked, includeResults, requiredForGeneral, disableTimeGapRule } = draft;
  const set = (settings: Partial<StageDraft>) => onEdit({ type: 'set', order, settings });

  return (
    <fieldset className={classes.StageSwitches} disabled={isLocked}>
      <legend className={classes.StageLegend}>{messages.settings(genitiveOf(draft.newOrder, messages))}</legend>
      <Switch label={messages.includeResults} checked={includeResults} onChange={(on) => set({ includeResults: on })} />
      <Switch
        label={messages.requiredForGeneral}
        checked={requiredForGeneral}
        onChange={(on) => set({ requiredForGeneral: on })}
      />
      <Switch
        label={messages.gapRule}
        checked={!disableTimeGapRule}
        onChange={(on) => set({ disableTimeGapRule: !on })}
      />
    </fieldset>
  );
}
