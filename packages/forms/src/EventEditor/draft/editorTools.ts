import type { AccessFacts, EventDraft, EventGroup, GroupScope } from '@otryv/race';
import { useMessages, useOtryv } from '@otryv/ui';
import { createContext, use, useMemo } from 'react';
import { eventEditorCatalogues } from '../../messages/eventEditor.ts';
import type { FindRiders } from '../../RiderLookUp/useRiderLookUp.ts';
import type { ValueEdit } from '../../ValueEditor/index.ts';
import type { CatalogueIndex } from './catalogues.ts';
import type { EditorAction } from './editorReducer.ts';
import type { ValueWriter } from './valueText.ts';

/** Editable parts of an event: nothing, the site's own fields, or everything. */
export type Editable = 'none' | 'site' | 'all';

/** Context of the board's values. It changes with the saved draft and the catalogues, not with an edit. */
export interface EditorTools {
  /** Prefix of the values' ids, so that a list can link to them. */
  id: string;
  saved: EventDraft;
  catalogues: CatalogueIndex;
  findRiders: FindRiders;
  isNew: boolean;
  editable: Editable;
  /** The reader whose admission is shown beside the registration modes. */
  reader: { name: string; facts: AccessFacts } | undefined;
  changesAll: boolean;
  /** Applies an action to the draft; within an open popup, as a part of one step. */
  act: (action: EditorAction, edit?: ValueEdit) => void;
}

export const EditorToolsContext = createContext<EditorTools | null>(null);

/** Returns the tools of the surrounding editor. Throws outside of one. */
export function useEditorTools(): EditorTools {
  const tools = use(EditorToolsContext);
  if (tools === null) throw new Error('A value of an event stands outside of <EventEditor>.');
  return tools;
}

/** Returns the formatter of values, in the provider's language and zone. */
export function useValueWriter(): ValueWriter {
  return useWriterOf(useEditorTools().catalogues);
}

/** Returns the same outside of an editor. */
export function useWriterOf(catalogues: CatalogueIndex): ValueWriter {
  const messages = useMessages(eventEditorCatalogues);
  const { locale, timeZone } = useOtryv();
  return useMemo(() => ({ messages, catalogues, locale, timeZone }), [messages, catalogues, locale, timeZone]);
}

/** Returns the groups to which a change of one of them applies. */
export function scopeOf({ changesAll }: EditorTools, group: EventGroup): GroupScope {
  return changesAll ? 'all' : [group.label];
}

/** Builds the id of a value's button; a group of `null` is the main block. */
export function valueId(editorId: string, group: number | null, field: string): string {
  return `${editorId}-${group ?? 'main'}-${field}`;
}

export const EditorDraftContext = createContext<EventDraft | null>(null);

/** Returns the current draft, only for open popups: components that use it re-render with every change. */
export function useEditorDraft(): EventDraft {
  const draft = use(EditorDraftContext);
  if (draft === null) throw new Error('A draft is asked for outside of <EventEditor>.');
  return draft;
}
