import type { ProtocolHistory } from '@otryv/contract';
import { Button, Chip, DateTime, ErrorState, Icon, LineItem, LineList, Section, Skeleton } from '@otryv/ui';
import { GitCompareArrows, History } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { VersionLines } from '../../shared/protocol/VersionLines.tsx';
import { DecisionLine } from '../resultsEdit/DecisionLine.tsx';
import { useCauses } from '../resultsEdit/useCauses.ts';
import { useWhyMessages } from './messages/useWhyMessages.ts';
import { VersionDifference } from './VersionDifference.tsx';

interface RowHistoryProps {
  eventId: string;
  /** The account that raced; without it the history of the whole protocol. */
  account?: string;
}

/** The decisions about a row and its place in every version, or those of a whole protocol. */
export function RowHistory({ eventId, account }: RowHistoryProps) {
  const words = useWhyMessages();
  const { data, error, isRetrying, retry } = useRead('/api/race/results/{id}/history', {
    params: { id: eventId },
    query: { row: account },
  });
  const ofRow = account !== undefined;
  const titles = ofRow
    ? { decisions: words.decisions, versions: words.versions, none: words.noDecisions }
    : { decisions: words.allDecisions, versions: words.allVersions, none: words.noDecisionsAtAll };

  if (error) {
    return (
      <ErrorState title={words.historyFailed} onRetry={retry} busy={isRetrying}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <>
      <Section title={titles.decisions}>
        {data ? <Decisions history={data} none={titles.none} /> : <Skeleton shape="line" />}
      </Section>
      <Section title={titles.versions}>
        {data ? <Versions eventId={eventId} history={data} ofRow={ofRow} /> : <Skeleton shape="block" />}
      </Section>
    </>
  );
}

function Decisions({ history: { decisions }, none }: { history: ProtocolHistory; none: string }) {
  if (decisions.length === 0) return <p>{none}</p>;

  return (
    <LineList>
      {decisions.map((decision) => (
        <DecisionLine key={decision._id} decision={decision} />
      ))}
    </LineList>
  );
}

function Versions({ eventId, history, ofRow }: { eventId: string; history: ProtocolHistory; ofRow: boolean }) {
  const words = useWhyMessages();
  const [isComparing, setIsComparing] = useState(false);
  const { versions } = history;
  if (versions.length === 0) return <p>{words.oneVersion}</p>;

  return (
    <>
      <VersionLines
        versions={versions}
        words={ofRow ? words : { unchanged: words.unchangedAtAll }}
        isUnchanged={({ row, moved }) =>
          moved !== null && (ofRow ? row === null || row.before === row.after : moved === 0)
        }
        line={(version, isNow) => <VersionLine key={version.version} {...{ version, isNow, ofRow }} />}
      />
      {versions.length > 1 && !isComparing && (
        <Button size="s" onClick={() => setIsComparing(true)}>
          <Icon of={GitCompareArrows} /> {words.compare}
        </Button>
      )}
      {isComparing && (
        <Section title={words.difference}>
          <VersionDifference eventId={eventId} versions={versions} />
        </Section>
      )}
    </>
  );
}

interface VersionLineProps {
  version: ProtocolHistory['versions'][number];
  isNow: boolean;
  ofRow: boolean;
}

function VersionLine({ version: { version, createdAt, cause, moved, row }, isNow, ofRow }: VersionLineProps) {
  const words = useWhyMessages();
  const causes = useCauses();
  const moves = useMoves(row, ofRow);

  return (
    <LineItem
      icon={History}
      title={words.version(version)}
      chip={isNow && <Chip tone="ink">{words.now}</Chip>}
      detail={
        <>
          {causes.nameOf(cause)}, <DateTime at={createdAt} inSentence />
          {ofRow ? `, ${moves}` : moved !== null && `, ${causes.moved(moved)}`}
        </>
      }
    />
  );
}

function useMoves(row: VersionLineProps['version']['row'], ofRow: boolean): string {
  const words = useWhyMessages();
  if (!ofRow || !row) return words.same;
  const after = row.after ?? words.noPlace;
  return row.before === null ? words.came(after) : words.was(row.before, after);
}
