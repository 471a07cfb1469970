import { ReleaseForm } from '@otryv/forms';
import { Aside, Button, Card, Columns, EmptyState, LineList, Section, Skeleton } from '@otryv/ui';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { LeaveGuard } from '../../../lib/leaving/LeaveGuard.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { ru as siteAreaMessages } from '../messages/site.ru.ts';
import { NewsLine } from './NewsLine.tsx';

const path = '/api/information/development';
const page = 7;

/** Renders the release notes: publish, edit, delete. */
export function NewsScreen() {
  const { news: messages } = useMessages(siteAreaMessages);
  const [published, setPublished] = useState(0);
  const [isDirty, setIsDirty] = useState(false);
  const { submit } = useSend('POST', path);

  return (
    <AdminPage tab="adminNews">
      <LeaveGuard isDirty={isDirty} />
      <Columns>
        <Section title={messages.title}>
          <NewsList />
        </Section>
        <Aside width="m">
          <Section title={messages.add}>
            <Card>
              <ReleaseForm
                key={published}
                onDirtyChange={setIsDirty}
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
  const { news: messages } = useMessages(siteAreaMessages);
  const [quantityPosts, setQuantityPosts] = useState(page);
  const { data, error, isRetrying, retry } = useRead(path, { query: { quantityPosts } }, { keepPreviousData: true });
  if (error) {
    return <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />;
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
