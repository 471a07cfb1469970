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
    summary: 'The documents of one kind: for organizers and for development only to those they are for',
    access: 'optional',
    params: documentListParams,
    response: documents,
    errors: ['unauthorized', 'forbidden'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/md-documents/search',
    summary: 'Searches the titles and texts of every document that the caller may read',
    access: 'optional',
    query: documentSearch,
    response: documentHits,
    errors: [],
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/md-documents/{type}/{fileName}',
    summary: 'One document as Markdown',
    access: 'optional',
    params: documentParams,
    response: documentResponse,
    errors: ['unauthorized', 'forbidden', 'document_not_found'],
  }),
} as const;
