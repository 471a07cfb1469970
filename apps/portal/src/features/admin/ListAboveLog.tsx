import { Card, ErrorState, LineList, Section } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Reading } from '../../lib/api/useRead.ts';

interface ListAboveLogProps<Line> {
  reading: Reading<{ data: readonly Line[] }>;
  words: { title: string; failed: string };
  children: (line: Line) => ReactNode;
}

/** What waits for an administrator; the log below stays in use where nothing does, or it does not load. */
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
