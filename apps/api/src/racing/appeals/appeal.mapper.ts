import type { Appeal, ResultDto } from '@otryv/contract';
import { groupOfResult } from '@otryv/race';
import { fullName } from '../../people/riders/full-name.ts';
import type { StoredAppeal } from './appeals.repository.ts';

interface Reader {
  userId: string | null;
  /** Whether the reader may edit the event. */
  decides: boolean;
}

/** Maps an appeal for a reader; its text is visible only to its rider and to those who decide. */
export function toAppeal(appeal: StoredAppeal, rows: readonly ResultDto[], { userId, decides }: Reader): Appeal {
  const rowId = `${appeal.eventId}.${appeal.profileId}`;
  const row = rows.find(({ _id }) => _id === rowId);
  const isOwn = appeal.userId === userId;
  const readsWords = isOwn || decides;
  return {
    _id: appeal.id,
    rowId,
    name: row ? fullName(row.profileData) : String(appeal.profileId),
    subgroupLabel: row ? groupOfResult(row) : null,
    createdAt: appeal.createdAt.toISOString(),
    status: appeal.status,
    text: readsWords ? appeal.text : null,
    link: readsWords ? appeal.link : null,
    answer: appeal.answer,
    answeredBy: appeal.answeredBy,
    answeredAt: appeal.answeredAt?.toISOString() ?? null,
    isOwn,
  };
}
