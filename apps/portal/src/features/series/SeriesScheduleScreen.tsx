import type { Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { isPrologue } from '@otryv/race';
import { ScheduleTable } from '@otryv/tables';
import { Bleed, EmptyState, Section } from '@otryv/ui';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { toListRows } from '../shared/events/listRows.ts';
import { ru as eventMessages } from '../shared/events/messages/ru.ts';
import { useOwnGroups } from '../shared/events/useOwnGroup.ts';
import { organizerHref } from '../shared/links/organizerHref.ts';
import { ru as seriesScreenMessages } from './messages/ru.ts';
import { SeriesPage } from './SeriesPage.tsx';

/** Renders every race of a series, linking finished ones to their protocols. */
export function SeriesScheduleScreen() {
  return <SeriesPage tab="seriesSchedule">{(series) => <Schedule series={series} />}</SeriesPage>;
}

function Schedule({ series: { name, urlSlug, type } }: { series: Series }) {
  const messages = useMessages(seriesScreenMessages);
  const ofEvents = useMessages(eventMessages);
  const ownGroupOf = useOwnGroups();
  const { data, error, retry } = useRead('/api/series/stages/{urlSlug}/{status}', {
    params: { urlSlug, status: 'all' },
  });
  const started = new Set(data?.data.flatMap(({ id, started: isStarted }) => (isStarted ? [id] : [])));

  const races = data ? toListRows({ events: data.data, routes: data.routes }, ofEvents) : [];
  const stages = type === 'tour' || type === 'endurance' ? (data?.data ?? []) : [];
  const stageOfRace = new Map(stages.map((race) => [race.id, stageOf(race, messages)]));
  const rows = races.map((race) => {
    const stage = stageOfRace.get(race.id);
    return stage === undefined ? race : { ...race, kind: `${stage}, ${race.kind}` };
  });

  return (
    <Section title={messages.schedule}>
      <Bleed>
        <ScheduleTable
          caption={messages.scheduleCaption(name)}
          rows={rows}
          hrefOf={({ id }) => addressOf(addresses[started.has(id) ? 'raceResults' : 'event'], { eventId: id })}
          organizerHref={organizerHref}
          ownGroupOf={ownGroupOf}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
          empty={<EmptyState title={messages.noStagesTitle}>{messages.noStagesText}</EmptyState>}
        />
      </Bleed>
    </Section>
  );
}

/** Returns which stage a race is, with the name of the stage if the race has another. */
function stageOf(
  { name, stage }: { name: string; stage: { order: number; name: string } },
  messages: typeof seriesScreenMessages,
): string {
  const isNamed = stage.name !== '' && stage.name !== name;
  if (isPrologue(stage.order)) return isNamed ? stage.name : messages.prologue;
  return isNamed ? messages.stageName(stage.order, stage.name) : messages.stageNumber(stage.order);
}
