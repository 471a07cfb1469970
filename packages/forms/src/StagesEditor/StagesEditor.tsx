import { Button, Chip, DisplayText, EmptyState, Notice, useMessages, VisuallyHidden } from '@otryv/ui';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { useUnloadGuard } from '../Form/index.ts';
import { stagesCatalogues } from '../messages/stages.ts';
import { StageRow } from './StageRow.tsx';
import classes from './StagesEditor.module.css';
import {
  changedStages,
  draftsOf,
  type EditedStage,
  editDrafts,
  outOfDate,
  type StageArrangement,
  type StageDraft,
  type StageEdit,
} from './stageDrafts.ts';
import { stageTitle } from './stageTexts.ts';

export interface StagesEditorProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onDrop'> {
  stages: readonly EditedStage[];
  /** Which ride counts when a rider rode a stage twice. */
  repeatRule: 'best' | 'first';
  /** Saves all changes together; resolves to whether they were saved. Rejected ones stay in the editor. */
  onSave: (changes: StageArrangement[]) => Promise<boolean>;
  /** Called when unsaved changes appear or disappear. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Removes a race, or the stage with all its races (`null`). */
  onRemove: (order: number, eventId: number | null) => void;
}

/**
 * The stages of a series: their order, names and settings. Keyboard: Space on a handle lifts a stage, the arrows move
 * it, Space drops it, Escape restores it; the buttons beside the number move it by one.
 */
export function StagesEditor(given: StagesEditorProps) {
  const { stages, repeatRule, onSave, onDirtyChange, onRemove, className, ...props } = given;
  const messages = useMessages(stagesCatalogues);
  const [edits, setEdits] = useState<readonly StageEdit[]>([]);
  const [status, setStatus] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const drafts = edits.reduce(editDrafts, draftsOf(stages) as readonly StageDraft[]);
  const changes = changedStages(drafts, stages);
  const changed = new Set(changes.map(({ order }) => order));
  const isDirty = changes.length > 0;
  useUnloadGuard(isDirty);
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  const edit = (next: StageEdit) => setEdits([...edits, next]);
  const dropAt = (at: number) => (dropped: number, edge: 'top' | 'bottom') => {
    const from = drafts.findIndex(({ order }) => order === dropped);
    const after = edge === 'bottom' ? at + 1 : at;
    edit({ type: 'move', order: dropped, to: from < after ? after - 1 : after });
  };
  const save = async () => {
    setIsSaving(true);
    if (await onSave(changes)) setEdits([]);
    setIsSaving(false);
  };

  return (
    <section {...props} className={clsx(classes.StagesEditor, className)}>
      <header className={classes.StagesHead}>
        <DisplayText as="h2" size="d-s">
          {messages.title}
        </DisplayText>
        <p>{messages.keys}</p>
      </header>
      {drafts.length === 0 ? (
        <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>
      ) : (
        <ol className={classes.StagesList}>
          {drafts.map((draft, at) => (
            <StageRow
              key={draft.order}
              draft={draft}
              at={at}
              count={drafts.length}
              isChanged={changed.has(draft.order)}
              repeatNote={messages.repeats[repeatRule]}
              onEdit={edit}
              onRemove={onRemove}
              onDrop={dropAt(at)}
              announce={setStatus}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {changes.length > 0 && <OrderChanges drafts={drafts} />}
      {changes.length > 0 && (
        <div className={classes.StagesFoot}>
          <p>
            <b>{messages.unsaved(changes.length)}</b>
          </p>
          <Button kind="quiet" onClick={() => setEdits([])} disabled={isSaving}>
            {messages.reset}
          </Button>
          <Button kind="primary" onClick={() => void save()} disabled={isSaving}>
            {isSaving ? messages.saving : messages.save}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Effects of the new order, and its contradictions with the dates. */
function OrderChanges({ drafts }: { drafts: readonly StageDraft[] }) {
  const messages = useMessages(stagesCatalogues);
  const titleOf = ({ name, races, newOrder }: StageDraft) => name || races[0]?.name || stageTitle(newOrder, messages);
  const moved = drafts.filter(({ order, newOrder }) => order !== newOrder);
  const disagreeing = outOfDate(drafts);
  if (moved.length === 0) return null;

  return (
    <div className={classes.StagesMoves}>
      <Chip tone="line">{messages.order}</Chip>
      <ul>
        {moved.map((draft) => (
          <li key={draft.order}>
            <del>{draft.order}</del> <b>{draft.newOrder}</b> {titleOf(draft)}
          </li>
        ))}
      </ul>
      {disagreeing.map(([earlier, later]) => (
        <Notice key={later.order} tone="warning">
          {messages.datesDisagree(titleOf(earlier), titleOf(later))}
        </Notice>
      ))}
      <p>{moved.some(({ state }) => state === 'done') ? messages.countsAgain : messages.countsNothing}</p>
    </div>
  );
}
