import type { NewsPost } from '@otryv/contract';
import { FormDialog, ReleaseForm } from '@otryv/forms';
import { Button, ConfirmDialog, DateTime, LineItem } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as siteAreaMessages } from '../messages/site.ru.ts';

const path = '/api/information/development';

/** Renders a release note in the list of the administration, with edit and delete. */
export function NewsLine({ post }: { post: NewsPost }) {
  const { news: messages } = useMessages(siteAreaMessages);
  const [edited, setEdited] = useState<NewsPost | null>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  const close = () => setIsRemoved(false);
  const { submit: remove } = useSend('DELETE', path, { onDone: close });
  const { _id: id, version, releaseDate, text } = post;

  return (
    <LineItem
      title={messages.version(version)}
      detail={
        <>
          <DateTime at={releaseDate} show="day" />. {text}
        </>
      }
      action={
        <>
          <Button size="s" kind="quiet" aria-label={messages.edit(version)} onClick={() => setEdited(post)}>
            {messages.editShort}
          </Button>
          <Button size="s" kind="quiet" aria-label={messages.remove(version)} onClick={() => setIsRemoved(true)}>
            {messages.removeShort}
          </Button>
          <NewsChange post={edited ?? post} isOpen={edited !== null} onClose={() => setEdited(null)} />
          <ConfirmDialog
            open={isRemoved}
            title={messages.removeTitle(version)}
            action={messages.removeShort}
            pendingAction={messages.removing}
            destructive
            onClose={close}
            onConfirm={() => remove({ body: { id } })}
          >
            {messages.removeText}
          </ConfirmDialog>
        </>
      }
    />
  );
}

interface NewsChangeProps {
  /** Post as of the opening of the dialog: a later change by another person is not overwritten. */
  post: NewsPost;
  isOpen: boolean;
  onClose: () => void;
}

function NewsChange({ post, isOpen, onClose }: NewsChangeProps) {
  const { news: messages } = useMessages(siteAreaMessages);
  const { submit } = useSend('PUT', path);
  const { _id: id, version, releaseDate, text, revision } = post;

  return (
    <FormDialog open={isOpen} title={messages.editTitle(version)} onClose={onClose}>
      {(onDirtyChange) => (
        <ReleaseForm
          release={{ version, releaseDate, text }}
          onDirtyChange={onDirtyChange}
          onSubmit={async (releaseData) => {
            await submit({ body: { id, releaseData, revision } });
            onClose();
          }}
        />
      )}
    </FormDialog>
  );
}
