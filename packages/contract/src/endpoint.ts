import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call an endpoint. Finer rights are checked on the loaded object. */
export type Access = 'public' | 'signedIn' | 'clubModerator' | 'organizer' | 'admin';

/** The description of one endpoint: the API, the portal's client, the mocks and openapi.json are made from it. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  method: Method;
  /** The full path with `{name}` for parameters, e.g. `/api/race/events/{id}`. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** The refusals a caller has to expect beside those every endpoint has. */
  errors: readonly ErrorCode[];
}

/** Checks a description and keeps its exact types. */
export function endpoint<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(description: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return description;
}

/** What a handler receives: every part after validation. */
export type Input<E> =
  E extends Endpoint<infer Params, infer Query, infer Body>
    ? { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> }
    : never;

/** What the wire carries back. */
export type Answer<E> = E extends { answer: infer Schema extends z.ZodMiniType } ? z.output<Schema> : never;
