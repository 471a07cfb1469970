import type { AccessFacts, EventDraft } from '@otryv/race';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useId, useMemo, useReducer, useState } from 'react';
import { useUnloadGuard } from '../Form/useUnloadGuard.ts';
import type { FindRiders } from '../RiderLookUp/useRiderLookUp.ts';
import { GroupsBoard } from './board/GroupsBoard.tsx';
import { MainBlock } from './board/MainBlock.tsx';
import { EditorAside } from './changes/EditorAside.tsx';
import { EditorBar } from './changes/EditorBar.tsx';
import { PackageMenu } from './changes/PackageMenu.tsx';
import { type EventCatalogues, indexOf } from './draft/catalogues.ts';
import { historyOf, historyReducer } from './draft/editorHistory.ts';
import { type Editable, EditorDraftContext, type EditorTools, EditorToolsContext } from './draft/editorTools.ts';
import { historyKey } from './draft/historyKey.ts';
import classes from './parts/EventEditor.module.css';

export interface EventEditorProps extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> {
  /** The event in the game; a different one restarts the editor. */
  draft: EventDraft;
  /** The event with earlier changes; none by default. */
  changedDraft?: EventDraft | undefined;
  catalogues: EventCatalogues;
  /** Finds leaders and sweepers by a part of the name or by the zwiftId. */
  findRiders: FindRiders;
  /** Called with the event and all changes; a rejection keeps them. */
  onSubmit?: ((draft: EventDraft) => unknown) | undefined;
  /** Called with the event after each change, to persist a draft across pages. */
  onDraftChange?: ((draft: EventDraft) => void) | undefined;
  /** Called when unsent changes appear or disappear, for the host's router. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /**
   * Whether the event does not exist yet: it can be sent without changes, and only two registration modes are
   * available.
   */
  isNew?: boolean | undefined;
  /** Editable parts: for a started event only the fields stored by the site. */
  editable?: Editable | undefined;
  /** Label of the submit button; «Send to the game» by default. */
  sendLabel?: string | undefined;
  /** The reader whose admission is shown beside the registration modes. */
  reader?: { name: string; facts: AccessFacts } | undefined;
}

/** A whole game event as a board, whose values open editor popups. */
export function EventEditor(props: EventEditorProps) {
  const {
    draft,
    changedDraft,
    catalogues,
    findRiders,
    onSubmit,
    onDirtyChange,
    onDraftChange,
    isNew = false,
    editable = 'all',
    sendLabel,
    reader,
    className,
    ...rest
  } = props;
  const [history, dispatch] = useReducer(historyReducer, draft, () => historyOf(draft, changedDraft));
  const [given, setGiven] = useState(draft);
  const [saved, setSaved] = useState(draft);
  const [changesAll, setChangesAll] = useState(false);
  const id = useId();
  if (draft !== given) {
    setGiven(draft);
    setSaved(draft);
    dispatch({ type: 'restart', draft });
  }
  const index = useMemo(() => indexOf(catalogues), [catalogues]);
  const tools = useMemo<EditorTools>(
    () => ({
      id,
      saved,
      catalogues: index,
      findRiders,
      isNew,
      editable,
      reader,
      changesAll,
      act: (action, edit) =>
        dispatch(edit?.isRestored ? { type: 'withdraw', step: edit.id } : { type: 'act', action, step: edit?.id }),
    }),
    [id, saved, index, findRiders, isNew, editable, reader, changesAll],
  );
  const { present } = history;
  const isDirty = present !== saved && JSON.stringify(present) !== JSON.stringify(saved);
  useUnloadGuard(isDirty);
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => onDraftChange?.(present), [present, onDraftChange]);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    const type = historyKey(event);
    if (type === null) return;
    event.preventDefault();
    dispatch({ type });
  };

  return (
    <EditorToolsContext value={tools}>
      <EditorDraftContext value={present}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo are those of everything inside. */}
        <div {...rest} className={clsx(classes.EventEditor, className)} onKeyDown={press}>
          {onSubmit && (
            <EditorBar {...{ history, saved, isDirty, isNew, sendLabel, onSubmit, dispatch }} onSent={setSaved} />
          )}
          <div className={classes.EventEditorColumns}>
            <div className={classes.EventEditorContent}>
              <MainBlock draft={present} />
              <GroupsBoard draft={present} onChangesAll={setChangesAll}>
                <PackageMenu />
              </GroupsBoard>
            </div>
            {editable !== 'none' && <EditorAside />}
          </div>
        </div>
      </EditorDraftContext>
    </EditorToolsContext>
  );
}
