import { countedImportance } from '../draft/countedImportance.ts';
import { useEditorDraft, useValueWriter } from '../draft/editorTools.ts';

/** The importance of an event that its type and distance determine; nothing if it can be chosen. */
export function ImportanceNote() {
  const { messages, catalogues } = useValueWriter();
  const draft = useEditorDraft();
  const level = countedImportance(draft, catalogues);

  return level === draft.importanceLevel ? null : messages.importanceIs(messages.importance[level]);
}
