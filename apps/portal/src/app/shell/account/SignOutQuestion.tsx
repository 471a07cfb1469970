import { ConfirmDialog, DateTime, LineItem, LineList } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { AccountDraft } from '../../../lib/storage/accountDrafts.ts';
import { ru as signOutMessages } from '../messages/ru.ts';

export interface SignOutQuestionProps {
  open: boolean;
  /** Drafts of the reader that this browser keeps. */
  drafts: readonly AccountDraft[];
  /** Whether the page has unsaved changes. */
  isUnsaved: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Lists what a sign-out deletes, and asks for confirmation. */
export function SignOutQuestion({ drafts, isUnsaved, ...dialog }: SignOutQuestionProps) {
  const words = useMessages(signOutMessages);

  return (
    <ConfirmDialog {...dialog} destructive title={words.title} action={words.action} pendingAction={words.pending}>
      {drafts.length > 0 && (
        <>
          <p>{words.drafts}</p>
          <LineList>
            {drafts.map(({ key, title, savedAt }) => (
              <LineItem key={key} title={title || words.noName} detail={<DateTime at={savedAt} />} />
            ))}
          </LineList>
        </>
      )}
      {isUnsaved && <p>{words.unsaved}</p>}
    </ConfirmDialog>
  );
}
