import { countedImportance } from './countedImportance.ts';
import { useEditorDraft, useValueWriter } from './editorTools.ts';

/** How an event counts where its type and its distance leave no choice; nothing where they do. */
export function ImportanceNote() {
  const { words, catalogues } = useValueWriter();
  const draft = useEditorDraft();
  const level = countedImportance(draft, catalogues);

  return level === draft.importanceLevel ? null : words.importanceIs(words.importance[level]);
}
