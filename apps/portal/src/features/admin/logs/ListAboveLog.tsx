import { Card, ErrorState, LineList, Section } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Reading } from '../../../lib/api/useRead.ts';

interface ListAboveLogProps<Line> {
  reading: Reading<{ data: readonly Line[] }>;
  words: { title: string; failed: string };
  children: (line: Line) => ReactNode;
}

/** Renders the tasks of an administrator above the log, which stays usable when there are none or they fail to load. */
export function ListAboveLog<Line>({ reading, words, children }: ListAboveLogProps<Line>) {
  const { data, error, isRetrying, retry } = reading;
  if (error) {
    return (
      <ErrorState title={words.failed} onRetry={retry} busy={isRetrying}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data || data.data.length === 0) return null;

  return (
    <Section title={words.title} aria-label={words.title}>
      <Card>
        <LineList>{data.data.map(children)}</LineList>
      </Card>
    </Section>
  );
}
