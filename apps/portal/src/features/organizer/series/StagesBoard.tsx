import type { Series, Stage } from '@otryv/contract';
import { type EditedStage, StageCandidates, StagesEditor } from '@otryv/forms';
import { isPrologue } from '@otryv/race';
import { Aside, Columns, ConfirmDialog, useNow, useOtryv } from '@otryv/ui';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { LeaveGuard } from '../../../lib/leaving/LeaveGuard.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { toEditedStage, toStageRace } from './editedStage.ts';
import { ru as ownSeriesMessages } from './messages/ru.ts';

const minuteMs = 60_000;
type Removal = { order: number; eventId: number | null };

/** Renders the stages of a series next to the races that can become stages. */
export function StagesBoard({ series }: { series: Series }) {
  const seriesId = series._id;
  const [isDirty, setIsDirty] = useState(false);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const arrange = useSend('PUT', '/api/organizer/series/stages');
  const messages = useMessages(ownSeriesMessages);
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const stages: EditedStage[] = series.stages.map((stage) => toEditedStage(stage, messages, { locale, timeZone, now }));

  return (
    <Columns>
      <StagesEditor
        stages={stages}
        repeatRule={series.repeatRule}
        onSave={async (changes) => (await arrange.send({ body: { seriesId, stages: changes } })) !== undefined}
        onDirtyChange={setIsDirty}
        onRemove={(order, eventId) => setRemoval({ order, eventId })}
      />
      <Aside width="m">
        <Candidates series={series} />
      </Aside>
      <LeaveGuard isDirty={isDirty} />
      {removal && <StageRemoval {...{ series, removal }} onClose={() => setRemoval(null)} />}
    </Columns>
  );
}

function Candidates({ series: { _id: seriesId, organizer, stages } }: { series: Series }) {
  const messages = useMessages(ownSeriesMessages);
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const { send, isSending } = useSend('PATCH', '/api/organizer/series/stages');
  const { data, error, isRetrying, retry } = useRead('/api/organizer/series/events', {
    query: { organizerId: organizer?._id },
  });
  if (error) {
    return <ReadError title={messages.candidatesFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  const add = (eventId: number | null, order?: number) =>
    void send({ body: { seriesId, action: 'add', stage: { eventId, order } } });

  return (
    <StageCandidates
      races={data ? data.data.map((race) => toStageRace(race, messages, { locale, timeZone, now })) : null}
      orders={stages.map(({ order }) => order)}
      emptyOrders={stages.filter(({ events }) => events.length === 0).map(({ order }) => order)}
      isAdding={isSending}
      onAdd={add}
      onAddEmpty={() => add(null)}
    />
  );
}

interface StageRemovalProps {
  series: Series;
  removal: Removal;
  onClose: () => void;
}

/** Removes a race or a whole stage, after listing what remains. */
function StageRemoval({ series: { _id: seriesId, stages }, removal: { order, eventId }, onClose }: StageRemovalProps) {
  const messages = useMessages(ownSeriesMessages);
  const { submit } = useSend('PATCH', '/api/organizer/series/stages');
  const race = stages.flatMap(({ events }: Stage) => events).find(({ id }) => id === eventId);
  const remove = async () => {
    await submit({ body: { seriesId, action: 'delete', stage: { eventId, order } } });
    onClose();
  };
  const stageTitle = isPrologue(order) ? messages.removePrologueTitle : messages.removeStageTitle(order);

  return (
    <ConfirmDialog
      open
      title={race ? messages.removeRaceTitle(race.name) : stageTitle}
      description={messages.removeText}
      action={eventId === null ? messages.removeStage : messages.removeRace}
      pendingAction={messages.removing}
      destructive
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
