import type { PlanRequest } from './plan-requests.ts';

const note = (version: string) => ({ releaseDate: '2026-11-20T12:00:00.000Z', version, text: 'План' });

/** Endpoints of the reference, the release notes and the bot, as an administrator. */
export const siteRequests: Record<string, PlanRequest[]> = {
  'GET /api/search': [{ query: '?text=план' }, { query: '?text=гонка+кубок&limit=10' }],
  'GET /api/md-documents/list/{type}': [{ params: { type: 'development' } }],
  'GET /api/md-documents/search': [{ query: '?search=протокол' }],
  'GET /api/md-documents/{type}/{fileName}': [{ params: { type: 'public', fileName: 'protocol' } }],
  'POST /api/information/development': [{ body: { releaseData: note('900.0.1') } }],
  'GET /api/information/development': [{}, { query: '?quantityPosts=14' }],
  'PUT /api/information/development': [{ body: { id: '{news}', releaseData: note('900.0.2') } }],
  'DELETE /api/information/development': [{ body: { id: '{news}' } }],
  'POST /api/admin/bot': [{ body: { text: 'План' } }],
  'GET /api/admin/bot': [{}],
};
