import type { Series, Stage } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { daysBetween, isPrologue } from '@otryv/race';
import { StageNav, type StageStep, useNow, useOtryv } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as seriesScreenMessages } from './messages/ru.ts';

const minuteMs = 60_000;

export interface StageStepsProps {
  series: Pick<Series, 'urlSlug' | 'stages'>;
  /** Open stage; `null` for the standings. */
  order: number | null;
}

/** Renders buttons for the standings and the stages of a series; stage 0, a prologue or a hidden stage, has none. */
export function StageSteps({ series: { urlSlug, stages }, order }: StageStepsProps) {
  const messages = useMessages(seriesScreenMessages);
  const { timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const results = addressOf(addresses.seriesResults, { urlSlug });
  const hrefOf = (stageOrder: number) => addressOf(addresses.stageResults, { urlSlug, stageOrder });
  const isToday = ({ eventStart }: Stage) =>
    eventStart !== null && daysBetween(now, Date.parse(eventStart), timeZone) === 0;

  return (
    <StageNav
      label={messages.stages}
      current={order === null ? results : hrefOf(order)}
      steps={[
        { label: messages.mainStandings, href: results },
        ...stages
          .filter((stage) => !isPrologue(stage.order))
          .map((stage) => stepOf(stage, hrefOf(stage.order), messages, isToday(stage))),
      ]}
    />
  );
}

/** A stage with results leads to its protocol, another one to its race, once that has begun to its results. */
function stepOf(stage: Stage, protocol: string, messages: typeof seriesScreenMessages, isToday: boolean): StageStep {
  const { order, name, hasResults, events } = stage;
  const race = events[0];
  const title = name || race?.name;
  return {
    label: String(order),
    name: title ? messages.stageName(order, title) : messages.stageNumber(order),
    href: hasResults ? protocol : race ? raceHref(race) : null,
    note: isToday && !hasResults ? messages.today : undefined,
  };
}

function raceHref({ id, started }: Stage['events'][number]): string {
  return addressOf(started ? addresses.raceResults : addresses.event, { eventId: id });
}
