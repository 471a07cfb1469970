export type { EditorRoute, EventCatalogues } from './catalogues.ts';
export { EventChanges, type EventChangesProps } from './EventChanges.tsx';
export { EventEditor, type EventEditorProps } from './EventEditor.tsx';
export { eventDraftOf } from './eventDraftOf.ts';
