import { endpoint } from '../endpoint.ts';
import { lookAlikeNames } from './schemas.ts';

export const namesEndpoints = {
  lookAlikes: endpoint({
    method: 'GET',
    path: '/api/admin/look-alike-names',
    summary:
      'Teams and organizers whose names look like those of others: they were named before such names were refused',
    access: 'admin',
    response: lookAlikeNames,
    errors: [],
  }),
} as const;
