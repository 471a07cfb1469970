import { Button, DateTime, LineItem, LineList, Notice } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from './messages/ru.ts';
import type { KeptDraft } from './useEventDraft.ts';

export interface OtherDraftsProps {
  drafts: readonly KeptDraft[];
  onOpen: (draft: KeptDraft) => void;
}

/** What other tabs have kept of the same event, each to go on with. */
export function OtherDrafts({ drafts, onOpen }: OtherDraftsProps) {
  const words = useMessages(zwiftMessages);

  return (
    <Notice title={words.otherDrafts}>
      <LineList>
        {drafts.map((draft) => (
          <LineItem
            key={draft.key}
            title={draft.title}
            detail={<DateTime at={draft.savedAt} />}
            action={
              <Button size="s" onClick={() => onOpen(draft)}>
                {words.openDraft}
              </Button>
            }
          />
        ))}
      </LineList>
    </Notice>
  );
}
