import type { Series, StageResults } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { Button, Dialog, Icon, LineList, LinkButton, Section, Skeleton, Stack } from '@otryv/ui';
import { ChevronDown, ChevronUp, FileText } from 'lucide-react';
import { ReadError } from '../../../../lib/api/ReadError.tsx';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as stageMessages } from '../messages/ru.ts';
import { DecisionLine } from './DecisionLine.tsx';
import { RideFacts, StepFacts } from './StageFacts.tsx';
import { StageVersions } from './StageVersions.tsx';
import { useStageHistory } from './useStage.ts';

export interface StageWhyDrawerProps {
  series: Pick<Series, 'urlSlug'>;
  results: StageResults['data'];
  rowId: string;
  onRow: (id: string) => void;
  onClose: () => void;
}

/** Explains the rank of a row of a stage: the steps to its time and category, its figures and the decisions. */
export function StageWhyDrawer({ series: { urlSlug }, results, rowId, onRow, onClose }: StageWhyDrawerProps) {
  const { why: messages } = useMessages(stageMessages);
  const at = results.results.findIndex(({ _id }) => _id === rowId);
  const row = results.results[at];
  if (!row) return null;
  const { firstName, lastName } = row.profileData;
  const place = row.disqualification?.label ?? String(row.rank?.absolute || messages.noPlace);
  const neighbour = (other: number, icon: typeof ChevronUp, label: string) => {
    const next = results.results[other];
    return (
      <Button kind="quiet" size="s" disabled={!next} onClick={() => next && onRow(next._id)}>
        <Icon of={icon} /> {label}
      </Button>
    );
  };

  return (
    <Dialog
      open
      shape="drawer"
      title={messages.title(place, `${firstName} ${lastName}`.trim())}
      description={messages.kicker}
      actions={
        <>
          {neighbour(at - 1, ChevronUp, messages.above)}
          {neighbour(at + 1, ChevronDown, messages.below)}
        </>
      }
      onClose={onClose}
    >
      <Stack key={rowId} gap="s">
        <Section title={messages.steps}>
          <StepFacts row={row} />
        </Section>
        <RowHistory urlSlug={urlSlug} stageOrder={results.stage.order} profileId={row.profileId} />
        <Section title={messages.figures}>
          <RideFacts row={row} />
        </Section>
        {row.eventId !== null && (
          <LinkButton href={addressOf(addresses.raceResults, { eventId: row.eventId })}>
            <Icon of={FileText} /> {messages.race}
          </LinkButton>
        )}
      </Stack>
    </Dialog>
  );
}

function RowHistory({ urlSlug, stageOrder, profileId }: { urlSlug: string; stageOrder: number; profileId: number }) {
  const { why: messages } = useMessages(stageMessages);
  const { data, error, isRetrying, retry } = useStageHistory(urlSlug, stageOrder, String(profileId));
  if (error) {
    return <ReadError title={messages.historyFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  return (
    <>
      <Section title={messages.history}>
        {!data && <Skeleton shape="line" />}
        {data?.decisions.length === 0 && <p>{messages.noHistory}</p>}
        {data && data.decisions.length > 0 && (
          <LineList>
            {data.decisions.map((decision) => (
              <DecisionLine key={decision._id} decision={decision} />
            ))}
          </LineList>
        )}
      </Section>
      <Section title={messages.versions}>
        {data ? <StageVersions versions={data.versions} /> : <Skeleton shape="line" />}
      </Section>
    </>
  );
}
