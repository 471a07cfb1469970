import type { PlanRequest } from './plan-requests.ts';

const zwiftId = { params: { zwiftId: '{riderNumber}' } };
const results = '?zwiftId={riderNumber}';

/** Public endpoints of riders and statistics. */
export const riderRequests: Record<string, PlanRequest[]> = {
  'GET /api/riders': [
    {},
    { query: '?search=ан+ов&columnName=racingScore' },
    { query: '?category=C&columnName=300&page=3' },
    { query: '?onAir=true&columnName=racingScore' },
    { query: '?category=D&male=false&columnName=cp-watts-1200' },
    { query: '?columnName=weight&isRasing=true&page=900' },
    { query: '?columnName=racingScoreChange&isRasing=true' },
    { query: '?columnName=medals&category=C&page=2' },
    { query: '?columnName=ftp&isRasing=true&category=B&page=90000' },
  ],
  'GET /api/race/profile/results': [
    { query: results },
    { query: `${results}&isRasing=true` },
    { query: `${results}&columnName=cp-wattsKg-300&page=2` },
  ],
  'GET /api/race/profile/compare': [
    { query: '?riders={riderNumber},{otherNumber}' },
    { query: '?riders={otherNumber},{riderNumber}&days=90' },
  ],
  'GET /api/race/profile/wins/{zwiftId}': [zwiftId],
  'GET /api/race/profile/rivals/{zwiftId}': [zwiftId],
  'GET /api/race/profile/{zwiftId}/power': [zwiftId],
  'GET /api/race/profile/{zwiftId}/metrics': [zwiftId, { ...zwiftId, query: '?days=365' }],
  'GET /api/race/profile/{zwiftId}/zwift-profiles': [zwiftId],
  'GET /api/race/profile/{zwiftId}/preview.png': [zwiftId],
  'GET /api/race/profile/{zwiftId}': [zwiftId, { params: { zwiftId: '987654321' } }],
  'GET /api/statistics/riders-in-events/{id}': [
    { params: { id: '31536000000' } },
    { params: { id: '7862400000' }, query: '?zone=Asia/Vladivostok' },
  ],
  'GET /api/statistics/leaders-intervals/{id}': [{ params: { id: 'male' } }, { params: { id: 'female' } }],
  'GET /api/statistics/riders-total': [{}],
  'GET /api/statistics/riders-total-age': [{}],
  'GET /api/statistics/riders-total-racing-score': [{}],
};
