export { EventChanges, type EventChangesProps } from './changes/EventChanges.tsx';
export type { EditorRoute, EventCatalogues } from './draft/catalogues.ts';
export { eventDraftOf } from './draft/eventDraftOf.ts';
export { EventEditor, type EventEditorProps } from './EventEditor.tsx';
