import { endpoint } from '../endpoint.ts';
import { lookAlikeNames } from './schemas.ts';

export const namesEndpoints = {
  lookAlikes: endpoint({
    method: 'GET',
    path: '/api/admin/look-alike-names',
    summary:
      'List teams, organizers, series and events whose names resemble those of others; they predate the check of new names',
    access: 'admin',
    response: lookAlikeNames,
    errors: [],
  }),
} as const;
