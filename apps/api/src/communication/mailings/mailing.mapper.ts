import type { Mailing } from '@otryv/contract';
import type { EmailCounts } from './email-state.ts';
import type { StoredMailing } from './mailings.repository.ts';

export function toMailing(
  { id, kind, subject, lists, state, createdAt, startedAt, endedAt, isMailDown }: StoredMailing,
  { author, counts, pace }: { author: string | null; counts: EmailCounts; pace: number },
): Mailing {
  return {
    id,
    kind,
    subject,
    lists: [...lists],
    state,
    author,
    ...counts,
    pace,
    isMailDown,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
