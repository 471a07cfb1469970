import {
  Button,
  ErrorState,
  type ErrorStateProps,
  Icon,
  LineList,
  Section,
  Skeleton,
  Stack,
  useMessages,
} from '@otryv/ui';
import { GitCompareArrows } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { explanationCatalogues } from '../messages/explanation.ts';
import { DecisionLine } from './DecisionLine.tsx';
import { ProtocolVersions } from './ProtocolVersions.tsx';
import type { ProtocolChanges } from './protocolChanges.ts';

export interface PlaceHistoryProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<ErrorStateProps, 'onRetry' | 'busy'> {
  /** `undefined` while loading. */
  changes: ProtocolChanges | undefined;
  /** Whether they are those of one row; of the whole protocol by default. */
  of?: 'row' | 'protocol' | undefined;
  /** Error message, rendered instead of the changes. */
  error?: ReactNode;
  /** Differences between two versions; rendered on request. */
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
  ...props
}: PlaceHistoryProps) {
  const messages = useMessages(explanationCatalogues);
  if (error) {
    return (
      <Stack {...props} gap="s">
        <ErrorState title={messages.historyFailed} onRetry={onRetry} busy={busy}>
          {error}
        </ErrorState>
      </Stack>
    );
  }

  return (
    <Stack {...props} gap="s">
      <Section title={messages.decisions[of]}>
        {!changes && <Skeleton shape="line" />}
        {changes?.decisions.length === 0 && <p>{messages.noDecisions[of]}</p>}
        {changes && changes.decisions.length > 0 && (
          <LineList>
            {changes.decisions.map((decision) => (
              <DecisionLine key={decision.id} decision={decision} />
            ))}
          </LineList>
        )}
      </Section>
      <Section title={messages.versions[of]}>
        {changes ? <ProtocolVersions versions={changes.versions} of={of} /> : <Skeleton shape="block" />}
        {changes && changes.versions.length > 1 && difference && <Difference>{difference}</Difference>}
      </Section>
    </Stack>
  );
}

function Difference({ children }: { children: ReactNode }) {
  const messages = useMessages(explanationCatalogues);
  const [isComparing, setIsComparing] = useState(false);
  if (isComparing) return <Section title={messages.difference}>{children}</Section>;

  return (
    <Button size="s" onClick={() => setIsComparing(true)}>
      <Icon of={GitCompareArrows} /> {messages.compare}
    </Button>
  );
}
