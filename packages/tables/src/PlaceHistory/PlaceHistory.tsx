import { Button, ErrorState, Icon, LineList, Section, Skeleton } from '@otryv/ui';
import { GitCompareArrows } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useExplanationMessages } from '../messages/explanation.ts';
import { DecisionLine } from './DecisionLine.tsx';
import { ProtocolVersions } from './ProtocolVersions.tsx';
import type { ChangesOf, PlaceChanges } from './placeChanges.ts';

export interface PlaceHistoryProps {
  /** `undefined` while they are loaded. */
  changes: PlaceChanges | undefined;
  /** Whether they are those of one row; of the whole protocol without it. */
  of?: ChangesOf | undefined;
  /** An error message, rendered instead of the changes. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  busy?: boolean | undefined;
  /** What is different between two versions; rendered once the reader asks for it. */
  difference?: ReactNode;
}

/** The decisions about a row and its place in every version, or those of a whole protocol. */
export function PlaceHistory({
  changes,
  of = 'protocol',
  error,
  onRetry,
  busy = false,
  difference,
}: PlaceHistoryProps) {
  const words = useExplanationMessages();
  if (error) {
    return (
      <ErrorState title={words.historyFailed} onRetry={onRetry} busy={busy}>
        {error}
      </ErrorState>
    );
  }

  return (
    <>
      <Section title={words.decisions[of]}>
        {!changes && <Skeleton shape="line" />}
        {changes?.decisions.length === 0 && <p>{words.noDecisions[of]}</p>}
        {changes && changes.decisions.length > 0 && (
          <LineList>
            {changes.decisions.map((decision) => (
              <DecisionLine key={decision._id} decision={decision} />
            ))}
          </LineList>
        )}
      </Section>
      <Section title={words.versions[of]}>
        {changes ? <ProtocolVersions versions={changes.versions} of={of} /> : <Skeleton shape="block" />}
        {changes && changes.versions.length > 1 && difference && <Difference>{difference}</Difference>}
      </Section>
    </>
  );
}

function Difference({ children }: { children: ReactNode }) {
  const words = useExplanationMessages();
  const [isComparing, setIsComparing] = useState(false);
  if (isComparing) return <Section title={words.difference}>{children}</Section>;

  return (
    <Button size="s" onClick={() => setIsComparing(true)}>
      <Icon of={GitCompareArrows} /> {words.compare}
    </Button>
  );
}
