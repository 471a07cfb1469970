import { describe, expect, it } from 'vitest';
import { latestChange, pageOfRows } from './stagePages.ts';

describe('pageOfRows', () => {
  const rows = [1, 2, 3, 4, 5];

  it.each([
    { page: 1, pageSize: 2, shown: [1, 2], at: 1, pageCount: 3 },
    { page: 3, pageSize: 2, shown: [5], at: 3, pageCount: 3 },
    { page: 9, pageSize: 2, shown: [5], at: 3, pageCount: 3 },
    { page: 0, pageSize: 5, shown: rows, at: 1, pageCount: 1 },
  ])('returns $shown on page $page of $pageSize rows', ({ page, pageSize, shown, at, pageCount }) => {
    expect(pageOfRows(rows, page, pageSize)).toEqual({ rows: shown, page: at, pageCount });
  });

  it('has one empty page without rows', () => {
    expect(pageOfRows([], 1, 25)).toEqual({ rows: [], page: 1, pageCount: 1 });
  });
});

describe('latestChange', () => {
  it('is the latest of the moderators', () => {
    const moderators = [{ date: '2026-11-20T08:05:00Z' }, { date: '2026-11-21T08:05:00Z' }, { date: null }];

    expect(latestChange({ hasModified: true, moderators })).toBe(Date.UTC(2026, 10, 21, 8, 5));
  });

  it.each([undefined, { hasModified: false, moderators: [{ date: 1 }] }, { hasModified: true, moderators: [] }])(
    'is null for %o',
    (modified) => {
      expect(latestChange(modified)).toBeNull();
    },
  );
});
