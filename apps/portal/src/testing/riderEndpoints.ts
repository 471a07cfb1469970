import { content, endpoint, multipart } from '@otryv/contract';
import * as z from 'zod/mini';

export const riderPath = '/api/riders/{id}';
export const aRider = { id: 7, name: 'Тимур' };

const rider = z.object({ id: z.int(), name: z.string() });
const common = { path: riderPath, access: 'admin', params: z.object({ id: z.string() }), errors: [] } as const;

/** Invented write endpoints: the client's tests do not depend on those of the contract. */
const riderEndpoints = [
  endpoint({
    ...common,
    method: 'PUT',
    summary: 'Renames a rider',
    body: z.object({ name: z.string() }),
    response: rider,
  }),
  endpoint({ ...common, method: 'DELETE', summary: 'Removes a rider', response: content.nothing }),
  endpoint({
    ...common,
    method: 'POST',
    summary: 'Gives a rider a picture',
    body: multipart(z.object({ alt: z.string() }), ['picture'], 1_000_000),
    response: rider,
  }),
];

export type RiderEndpoint = (typeof riderEndpoints)[number];
