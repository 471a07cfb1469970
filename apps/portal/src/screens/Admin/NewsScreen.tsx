import type { NewsPost } from '@otryv/contract';
import { ReleaseForm } from '@otryv/forms';
import {
  Aside,
  Button,
  Card,
  Columns,
  ConfirmDialog,
  DateTime,
  Dialog,
  EmptyState,
  ErrorState,
  LineItem,
  LineList,
  Section,
  Skeleton,
} from '@otryv/ui';
import { useState } from 'react';
import type { GetPath } from '../../api/client.ts';
import { useRead } from '../../api/useRead.ts';
import { useSend } from '../../api/useSend.ts';
import { AdminPage } from './AdminPage.tsx';
import { useSiteAreaMessages } from './messages/useSiteAreaMessages.ts';

const path = '/api/information/development';
const changes: readonly GetPath[] = [path];
const page = 7;

/** The release notes: publishing, changing, removing. */
export function NewsScreen() {
  const { news: messages } = useSiteAreaMessages();
  const [published, setPublished] = useState(0);
  const { submit } = useSend('POST', path, { changes });

  return (
    <AdminPage tab="adminNews">
      <Columns>
        <Section title={messages.title}>
          <NewsList />
        </Section>
        <Aside width="m">
          <Section title={messages.add}>
            <Card>
              <ReleaseForm
                key={published}
                onSubmit={async (releaseData) => {
                  await submit({ body: { releaseData } });
                  setPublished(published + 1);
                }}
              />
            </Card>
          </Section>
        </Aside>
      </Columns>
    </AdminPage>
  );
}

function NewsList() {
  const { news: messages } = useSiteAreaMessages();
  const [quantityPosts, setQuantityPosts] = useState(page);
  const { data, error, isRetrying, retry } = useRead(path, { query: { quantityPosts } }, { keepPreviousData: true });
  if (error) {
    return (
      <ErrorState title={messages.failed} onRetry={retry} busy={isRetrying}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.informationDev.length === 0) {
    return <EmptyState title={messages.noneTitle}>{messages.noneText}</EmptyState>;
  }

  return (
    <Card>
      <LineList>
        {data.informationDev.map((post) => (
          <NewsLine key={post._id} post={post} />
        ))}
      </LineList>
      {data.hasMore && <Button onClick={() => setQuantityPosts(quantityPosts + page)}>{messages.more}</Button>}
    </Card>
  );
}

function NewsLine({ post }: { post: NewsPost }) {
  const { news: messages } = useSiteAreaMessages();
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const changing = useSend('PUT', path, { changes, onDone: close });
  const removing = useSend('DELETE', path, { changes, onDone: close });
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
          <Button size="s" kind="quiet" aria-label={messages.edit(version)} onClick={() => setOpen('change')}>
            {messages.editShort}
          </Button>
          <Button size="s" kind="quiet" aria-label={messages.remove(version)} onClick={() => setOpen('remove')}>
            {messages.removeShort}
          </Button>
          <Dialog open={open === 'change'} title={messages.editTitle(version)} onClose={close}>
            <ReleaseForm
              release={{ version, releaseDate, text }}
              onSubmit={(releaseData) => changing.submit({ body: { id, releaseData } })}
            />
          </Dialog>
          <ConfirmDialog
            open={open === 'remove'}
            title={messages.removeTitle(version)}
            action={messages.removeShort}
            pendingAction={messages.removing}
            pending={removing.isSending}
            destructive
            onClose={close}
            onConfirm={() => void removing.send({ body: { id } })}
          >
            {messages.removeText}
          </ConfirmDialog>
        </>
      }
    />
  );
}
