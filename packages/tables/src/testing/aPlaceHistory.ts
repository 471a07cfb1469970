import type { PlaceDecision, PlaceVersion, ProtocolChanges } from '../PlaceHistory/index.ts';

/** Builds a decision that undid an earlier one. */
export function aPlaceDecision(changes: Partial<PlaceDecision> = {}): PlaceDecision {
  return {
    id: 'undo',
    name: 'Лев Подветренный',
    value: 'undo',
    isInForce: true,
    reason: 'Протест принят: пульс есть в файле датчика',
    author: 'Дина Секундомерова',
    at: '2026-11-21T09:50:00.000Z',
    version: 4,
    ...changes,
  };
}

/** Builds a version that changed a row's place to the second. */
export function aPlaceVersion(changes: Partial<PlaceVersion> = {}): PlaceVersion {
  return {
    version: 4,
    createdAt: '2026-11-21T09:50:00.000Z',
    cause: 'decision',
    moved: 9,
    row: { before: 'DSQ', after: '2' },
    ...changes,
  };
}

/** Builds the history of a row that was disqualified and restored. */
export function aPlaceHistory(): ProtocolChanges {
  const decided = { createdAt: '2026-11-20T15:40:00.000Z', moved: 10 };
  const imported = { createdAt: '2026-11-19T17:02:00.000Z', cause: 'import' as const };
  return {
    decisions: [
      aPlaceDecision(),
      aPlaceDecision({
        id: 'dsq',
        value: 'DSQ',
        isInForce: false,
        reason: 'Нет пульса 14 минут',
        version: 3,
        author: 'Игнат Протоколов',
        at: '2026-11-20T15:40:00.000Z',
      }),
    ],
    versions: [
      aPlaceVersion(),
      aPlaceVersion({ ...decided, version: 3, row: { before: '2', after: 'DSQ' } }),
      aPlaceVersion({ ...imported, version: 2, moved: 3, row: null }),
      aPlaceVersion({
        ...imported,
        version: 1,
        createdAt: '2026-11-19T16:58:00.000Z',
        moved: null,
        row: { before: null, after: '2' },
      }),
    ],
  };
}
