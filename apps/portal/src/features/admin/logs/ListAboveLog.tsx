import { Card, LineList, Section } from '@otryv/ui';
import type { ReactNode } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import type { Reading } from '../../../lib/api/useRead.ts';

interface ListAboveLogProps<Line> {
  reading: Reading<{ data: readonly Line[] }>;
  messages: { title: string; failed: string };
  children: (line: Line) => ReactNode;
}

/** Renders the tasks of an administrator above the log, which stays usable when there are none or they fail to load. */
export function ListAboveLog<Line>({ reading, messages, children }: ListAboveLogProps<Line>) {
  const { data, error, isRetrying, retry } = reading;
  if (error) {
    return <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data || data.data.length === 0) return null;

  return (
    <Section title={messages.title} aria-label={messages.title}>
      <Card>
        <LineList>{data.data.map(children)}</LineList>
      </Card>
    </Section>
  );
}
