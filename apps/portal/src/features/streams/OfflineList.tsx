import type { Streamer } from '@otryv/contract';
import { Card, LineItem, LineList, LinkButton, RiderName } from '@otryv/ui';
import { riderHref } from '../shared/links/riderHrefs.ts';
import { riderNameOf } from './shownStreams.ts';

const platforms = { twitch: 'Twitch', youtube: 'YouTube' } as const;
const keys = ['twitch', 'youtube'] as const;

/** Renders riders who are offline, with their channels. */
export function OfflineList({ streamers }: { streamers: readonly Streamer[] }) {
  return (
    <Card>
      <LineList>
        {streamers.map(({ zwiftData, ...channels }) => {
          const name = riderNameOf(zwiftData);
          return (
            <LineItem
              key={zwiftData.id}
              title={
                <RiderName
                  name={name}
                  country={zwiftData.countryAlpha3}
                  isWoman={!zwiftData.male}
                  href={riderHref(zwiftData.id)}
                />
              }
              action={keys.map((platform) => {
                const channel = channels[platform];
                return channel ? (
                  <LinkButton
                    key={platform}
                    kind="quiet"
                    size="s"
                    href={channel.url}
                    aria-label={`${platforms[platform]}, ${name}`}
                  >
                    {platforms[platform]}
                  </LinkButton>
                ) : null;
              })}
            />
          );
        })}
      </LineList>
    </Card>
  );
}
