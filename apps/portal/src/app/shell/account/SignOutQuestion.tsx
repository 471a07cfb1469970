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
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Lists what a sign-out deletes, and asks for confirmation. */
export function SignOutQuestion({ drafts, isUnsaved, ...dialog }: SignOutQuestionProps) {
  const messages = useMessages(signOutMessages);

  return (
    <ConfirmDialog
      {...dialog}
      destructive
      title={messages.title}
      action={messages.action}
      pendingAction={messages.pending}
    >
      {drafts.length > 0 && (
        <>
          <p>{messages.drafts}</p>
          <LineList>
            {drafts.map(({ key, title, savedAt }) => (
              <LineItem key={key} title={title || messages.noName} detail={<DateTime at={savedAt} />} />
            ))}
          </LineList>
        </>
      )}
      {isUnsaved && <p>{messages.unsaved}</p>}
    </ConfirmDialog>
  );
}
