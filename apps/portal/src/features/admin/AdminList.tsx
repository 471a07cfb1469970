import { Card, EmptyState, LineList } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Reading } from '../../lib/api/useRead.ts';
import { AdminReading } from './AdminReading.tsx';

export interface AdminListProps<Row> {
  reading: Reading<{ data: readonly Row[] }>;
  messages: { failed: string; emptyTitle: string; emptyText: string; emptyAction?: ReactNode };
  /** Renders a row as a `LineItem`. */
  children: (row: Row) => ReactNode;
}

/** Renders a list of the administration with its states. */
export function AdminList<Row>({ reading, messages, children }: AdminListProps<Row>) {
  return (
    <AdminReading reading={reading} failed={messages.failed}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title={messages.emptyTitle} action={messages.emptyAction}>
            {messages.emptyText}
          </EmptyState>
        ) : (
          <Card>
            <LineList>{data.map(children)}</LineList>
          </Card>
        )
      }
    </AdminReading>
  );
}
