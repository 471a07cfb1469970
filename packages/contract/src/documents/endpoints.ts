import { endpoint } from '../endpoint.ts';
import {
  documentHits,
  documentListParams,
  documentParams,
  documentResponse,
  documentSearch,
  documents,
} from './schemas.ts';

export const documentsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/md-documents/list/{type}',
    summary: 'List documents of one kind; those for organizers and developers require the matching role',
    access: 'optional',
    params: documentListParams,
    response: documents,
    errors: ['unauthorized', 'forbidden'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/md-documents/search',
    summary: 'Search titles and texts of all documents that the caller may read',
    access: 'optional',
    query: documentSearch,
    response: documentHits,
    errors: [],
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/md-documents/{type}/{fileName}',
    summary: 'Get a document as Markdown',
    access: 'optional',
    params: documentParams,
    response: documentResponse,
    errors: ['unauthorized', 'forbidden', 'document_not_found'],
  }),
} as const;
