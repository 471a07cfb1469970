import { Button, DateTime, LineItem, LineList, Notice } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from '../messages/ru.ts';
import type { KeptDraft } from './useEventDraft.ts';

export interface OtherDraftsProps {
  drafts: readonly KeptDraft[];
  onOpen: (draft: KeptDraft) => void;
}

/** Renders the drafts of the same event in other tabs, each with a button to continue it. */
export function OtherDrafts({ drafts, onOpen }: OtherDraftsProps) {
  const messages = useMessages(zwiftMessages);

  return (
    <Notice title={messages.otherDrafts}>
      <LineList>
        {drafts.map((draft) => (
          <LineItem
            key={draft.key}
            title={draft.title}
            detail={<DateTime at={draft.savedAt} />}
            action={
              <Button size="s" onClick={() => onOpen(draft)}>
                {messages.openDraft}
              </Button>
            }
          />
        ))}
      </LineList>
    </Notice>
  );
}
