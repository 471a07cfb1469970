import { Button, Card, DateTime, FactList, ProseText, Section, Skeleton, Stack } from '@otryv/ui';
import { useState } from 'react';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as newsMessages } from './messages/news.ru.ts';

const page = 7;

/** Renders the release notes of the portal, latest first. */
export function ReleaseNews() {
  const messages = useMessages(newsMessages);
  const [quantityPosts, setQuantityPosts] = useState(page);
  const { data, error } = useRead(
    '/api/information/development',
    { query: { quantityPosts } },
    { keepPreviousData: true },
  );
  if (error) return null;
  if (!data) return <Skeleton shape="block" />;
  if (data.informationDev.length === 0) return null;

  return (
    <Section title={messages.title}>
      <Card>
        <Stack>
          {data.informationDev.map(({ _id, version, releaseDate, text }) => (
            <div key={_id}>
              <FactList
                facts={[
                  {
                    key: _id,
                    label: <b>{messages.version(version)}</b>,
                    value: <DateTime at={releaseDate} show="day" />,
                  },
                ]}
              />
              <ProseText text={text} />
            </div>
          ))}
          {data.hasMore && (
            <Button size="s" onClick={() => setQuantityPosts(quantityPosts + page)}>
              {messages.more}
            </Button>
          )}
        </Stack>
      </Card>
    </Section>
  );
}
