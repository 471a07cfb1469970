import type { Streamer } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import {
  Button,
  DateTime,
  EmptyState,
  Grid,
  LinkButton,
  RiderName,
  SearchField,
  Section,
  SegmentedControl,
  StreamCard,
  Toolbar,
} from '@otryv/ui';
import { useState } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useAddressState } from '../../lib/navigation/useAddressState.ts';
import { AddressChoices } from '../../lib/withoutScripts/AddressChoices.tsx';
import { ScriptsNote } from '../../lib/withoutScripts/ScriptsNote.tsx';
import { riderHref } from '../shared/links/riderHrefs.ts';
import { ru as streamsMessages } from './messages/ru.ts';
import { type LiveStreamer, liveStreamers, type PlatformChoice, viewersOf } from './shownStreams.ts';

const usual = { platform: 'all' };

export interface LiveStreamsProps {
  streamers: readonly Streamer[];
  /** Address for setting the reader's own channel; `null` for guests. */
  channelHref: string | null;
}

/** Renders the streams on air, filtered by platform and name. */
export function LiveStreams({ streamers, channelHref }: LiveStreamsProps) {
  const messages = useMessages(streamsMessages);
  const [{ platform }, change] = useAddressState(usual);
  const choice = choiceOf(platform);
  const [search, setSearch] = useState('');
  const all = liveStreamers(streamers, 'all', '');
  const shown = liveStreamers(streamers, choice, search);
  const count = (chosen: PlatformChoice) => liveStreamers(streamers, chosen, '').length;
  const options = [
    { value: 'all' as const, label: messages.all, count: all.length },
    { value: 'twitch' as const, label: 'Twitch', count: count('twitch') },
    { value: 'youtube' as const, label: 'YouTube', count: count('youtube') },
  ];
  const reset = () => {
    change(usual);
    setSearch('');
  };

  if (all.length === 0) {
    return (
      <EmptyState
        title={messages.emptyTitle}
        action={
          <>
            <LinkButton href={addressOf(addresses.schedule)}>{messages.toSchedule}</LinkButton>
            {channelHref && <LinkButton href={channelHref}>{messages.connect}</LinkButton>}
          </>
        }
      >
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <Section title={messages.live}>
      <Toolbar>
        <SearchField label={messages.search} placeholder={messages.search} value={search} onChange={setSearch} />
        <SegmentedControl
          label={messages.platform}
          options={options}
          value={choice}
          onChange={(chosen) => change({ platform: chosen })}
        />
      </Toolbar>
      <ScriptsNote of="search" />
      <AddressChoices name="platform" label={messages.platform} options={options} value={choice} usual="all" />
      {shown.length === 0 ? (
        <EmptyState title={messages.filteredTitle} action={<Button onClick={reset}>{messages.reset}</Button>}>
          {messages.filteredText(all.length)}
        </EmptyState>
      ) : (
        <Grid>
          {shown.map((streamer) => (
            <LiveCard key={streamer.rider.id} streamer={streamer} />
          ))}
        </Grid>
      )}
      <p>{messages.history}</p>
    </Section>
  );
}

const choiceOf = (platform: string): PlatformChoice =>
  platform === 'twitch' || platform === 'youtube' ? platform : 'all';

function LiveCard({ streamer }: { streamer: LiveStreamer }) {
  const messages = useMessages(streamsMessages);
  const { rider, name, live } = streamer;
  const [first] = live;
  const startedAt = first?.startedAt;

  return (
    <StreamCard
      title={first?.title || messages.untitled}
      places={live.map(({ platform, url }) => ({ platform, href: url }))}
      riderName={name}
      rider={<RiderName name={name} country={rider.countryAlpha3} isWoman={!rider.male} href={riderHref(rider.id)} />}
      viewers={viewersOf(streamer)}
      history={first?.viewers ?? []}
      since={
        startedAt && (
          <>
            {messages.since} <DateTime at={startedAt} show="time" />
          </>
        )
      }
    />
  );
}
