import type { AccessFacts, EventDraft, EventGroup, GroupScope } from '@otryv/race';
import { useMessages, useOtryv } from '@otryv/ui';
import { createContext, use, useMemo } from 'react';
import { eventEditorCatalogues } from '../messages/eventEditor.ts';
import type { FindRiders } from '../RiderLookUp/useRiderLookUp.ts';
import type { ValueEdit } from '../ValueEditor/index.ts';
import type { CatalogueIndex } from './catalogues.ts';
import type { EditorAction } from './editorReducer.ts';
import type { ValueWriter } from './valueText.ts';

/** What of an event can be changed: nothing, what the site alone keeps, or everything. */
export type Editable = 'none' | 'site' | 'all';

/** What the values of the board work with. It changes with the saved draft and the catalogues, not with an edit. */
export interface EditorTools {
  /** Begins the ids of the values, so that a list can lead to them. */
  id: string;
  saved: EventDraft;
  catalogues: CatalogueIndex;
  findRiders: FindRiders;
  isNew: boolean;
  editable: Editable;
  /** Whose admission is shown beside the modes of registration. */
  reader: { name: string; facts: AccessFacts } | undefined;
  changesAll: boolean;
  /** Does something to the draft; within an opened popup, as a part of one step. */
  act: (action: EditorAction, edit?: ValueEdit) => void;
}

export const EditorToolsContext = createContext<EditorTools | null>(null);

/** The tools of the editor around a value. Throws outside of one. */
export function useEditorTools(): EditorTools {
  const tools = use(EditorToolsContext);
  if (tools === null) throw new Error('A value of an event stands outside of <EventEditor>.');
  return tools;
}

/** What values are written with, in the provider's language and zone. */
export function useValueWriter(): ValueWriter {
  return useWriterOf(useEditorTools().catalogues);
}

/** The same outside of an editor. */
export function useWriterOf(catalogues: CatalogueIndex): ValueWriter {
  const words = useMessages(eventEditorCatalogues);
  const { locale, timeZone } = useOtryv();
  return useMemo(() => ({ words, catalogues, locale, timeZone }), [words, catalogues, locale, timeZone]);
}

/** The groups that a change of one of them is meant for. */
export function scopeOf({ changesAll }: EditorTools, group: EventGroup): GroupScope {
  return changesAll ? 'all' : [group.label];
}

/** The id of a value's button; a group of `null` is the main block. */
export function valueId(editorId: string, group: number | null, field: string): string {
  return `${editorId}-${group ?? 'main'}-${field}`;
}

export const EditorDraftContext = createContext<EventDraft | null>(null);

/** The draft as it is now, for what is open only: whatever uses it is rendered with every change. */
export function useEditorDraft(): EventDraft {
  const draft = use(EditorDraftContext);
  if (draft === null) throw new Error('A draft is asked for outside of <EventEditor>.');
  return draft;
}
