import type { Event } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { epochMs } from '@otryv/race';
import { Countdown, DateTime, DisplayText, useMessages, useNow } from '@otryv/ui';
import { embedCatalogues } from '../messages/messages.ts';
import { awaitedEvent, countdown, pageOfEvent } from '../state/countdown.ts';
import classes from './CountdownEmbed.module.css';
import { EmbedCard } from './EmbedCard.tsx';
import { EmbedEmpty } from './EmbedEmpty.tsx';
import { EmbedNote } from './EmbedNote.tsx';
import type { WidgetProps } from './widgetProps.ts';

const secondMs = 1000;
/** Assumed duration of a race, as the time of the last finish is unknown. */
const raceMs = 3 * 3_600_000;

/** Shows the time until a race, then that it is live, then its results. */
export function CountdownEmbed({ state }: WidgetProps) {
  const { embed, origin, reads } = state;
  const { countdown: messages } = useMessages(embedCatalogues);
  const event = awaitedEvent(embed.id, reads);
  if (event) return <Awaited event={event} origin={origin} />;
  const facts = countdown.factsOf(state);
  if (!facts) {
    const { missingTitle: title, missingText: text, missingLink: link } = messages;
    return <EmbedNote {...{ title, text, link }} href={origin + addressOf(addresses.schedule)} />;
  }
  return (
    <EmbedCard title={facts.title} href={origin + facts.path} link={messages.link}>
      <EmbedEmpty>{messages.emptyText}</EmbedEmpty>
    </EmbedCard>
  );
}

function Awaited({ event, origin }: { event: Event; origin: string }) {
  const { countdown: messages } = useMessages(embedCatalogues);
  const now = useNow(secondMs);
  const start = epochMs(event.eventStart) ?? now;
  const isComing = now < start;

  return (
    <EmbedCard
      title={event.name}
      facts={[<DateTime key="start" at={event.eventStart} />]}
      count={isComing && event.totalSignedUpCount > 0 && messages.signedUp(event.totalSignedUpCount)}
      href={origin + pageOfEvent(event, now)}
      link={isComing ? messages.link : messages.results}
    >
      <div className={classes.CountdownEmbed}>
        {isComing ? (
          <Countdown to={event.eventStart} />
        ) : (
          <DisplayText as="p" size="d-l">
            {now < start + raceMs ? messages.running : messages.over}
          </DisplayText>
        )}
      </div>
    </EmbedCard>
  );
}
