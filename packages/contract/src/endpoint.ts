import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call an endpoint. Finer rights are checked on the loaded object. */
export type Access = 'public' | 'signedIn' | 'clubModerator' | 'organizer' | 'admin';

/** The description of one endpoint: the API, the portal's client, the mocks and openapi.json are made from it. */
export interface Endpoint {
  method: Method;
  /** The full path with `{name}` for parameters, e.g. `/api/race/events/{id}`. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  answer: z.ZodMiniType;
  /** The refusals a caller has to expect beside those every endpoint has. */
  errors: readonly ErrorCode[];
}

/** Checks a description and keeps its exact types. */
export function endpoint<const Description extends Endpoint>(description: Description): Description {
  return description;
}

type Part<E, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined;

/** What a handler receives: every part after validation. */
export type Input<E> = { params: Part<E, 'params'>; query: Part<E, 'query'>; body: Part<E, 'body'> };

/** What the wire carries back. */
export type Answer<E> = E extends { answer: infer Schema extends z.ZodMiniType } ? z.output<Schema> : never;

/** The names a caller may give in a part of a request; the wire carries them as text. */
export type Wire<E, Name extends 'params' | 'query'> =
  E extends Record<Name, infer Schema extends z.ZodMiniType>
    ? { [Key in keyof z.input<Schema>]?: string | number | boolean | undefined }
    : Record<never, never>;
