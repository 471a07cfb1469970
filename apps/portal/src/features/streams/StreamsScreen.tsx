import type { Streamers } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { DateTime, LinkButton, Notice, Page, PageHead, Section, Skeleton } from '@otryv/ui';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';
import { useUser } from '../../lib/session/sessionStore.ts';
import { LiveStreams } from './LiveStreams.tsx';
import { ru as streamsMessages } from './messages/ru.ts';
import { OfflineList } from './OfflineList.tsx';
import { isOnAir, liveStreamers, viewersOf } from './shownStreams.ts';

const platforms = { twitch: 'Twitch', youtube: 'YouTube' } as const;
const keys = ['twitch', 'youtube'] as const;

/** Renders the riders on air, and those who stream at other times. */
export function StreamsScreen() {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(streamsMessages);
  const user = useUser();
  const { data, error, isRetrying, retry } = useRead('/api/streams', {});
  const ownChannel = addressOf(addresses.settingsStream, { zwiftId: user?.zwiftId ?? 0 });
  const offline = data?.data.filter((streamer) => !isOnAir(streamer)) ?? [];
  useScreenPath('streams');

  return (
    <Page>
      <title>{titleOf(titles.streams)}</title>
      <PageHead
        title={messages.title}
        actions={user && <LinkButton href={ownChannel}>{messages.myChannel}</LinkButton>}
      >
        {data && <Summary streams={data} />}
      </PageHead>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {keys.map(
        (platform) =>
          data?.platforms[platform]?.staleSince && (
            <Notice key={platform} tone="warning">
              {messages.stale(platforms[platform])}
            </Notice>
          ),
      )}
      {data && <LiveStreams streamers={data.data} channelHref={user && ownChannel} />}
      {offline.length > 0 && (
        <Section title={messages.offline}>
          <OfflineList streamers={offline} />
        </Section>
      )}
    </Page>
  );
}

function Summary({ streams: { data, platforms: states } }: { streams: Streamers }) {
  const messages = useMessages(streamsMessages);
  const live = liveStreamers(data, 'all', '');
  const watched = live.reduce((sum, each) => sum + (viewersOf(each) ?? 0), 0);
  const [checkedAt] = [states.twitch?.checkedAt, states.youtube?.checkedAt]
    .flatMap((at) => at ?? [])
    .toSorted()
    .toReversed();

  return (
    <>
      {live.length === 0 ? messages.nobody : `${messages.onAir(live.length)}, ${messages.watched(watched)}.`}
      {checkedAt && (
        <>
          {' '}
          {messages.checked} <DateTime at={checkedAt} show="time" />
        </>
      )}
    </>
  );
}
