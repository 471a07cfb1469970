import type * as z from 'zod/mini';
import type { Access, Identity, KeyHolder } from './access.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A form with files: `multipart/form-data` up to a size. */
export interface Multipart<Fields extends z.ZodMiniType = z.ZodMiniType, File extends string = string> {
  multipart: Fields;
  /** The names of its files; each may be missing. */
  files: readonly File[];
  /** Of the whole body. */
  limitBytes: number;
}

/** A file of a form as it arrived. */
export interface UploadedFile {
  name: string;
  /** What the sender calls its type: not to be trusted. */
  type: string;
  bytes: Uint8Array;
}

/** A response that is not JSON. */
export interface Content {
  content: 'csv' | 'calendar' | 'html' | 'file' | 'image' | 'events' | 'redirect' | 'nothing';
}

/** The answers that are not JSON, by what they carry. */
export const content = {
  csv: { content: 'csv' },
  calendar: { content: 'calendar' },
  html: { content: 'html' },
  file: { content: 'file' },
  image: { content: 'image' },
  events: { content: 'events' },
  redirect: { content: 'redirect' },
  nothing: { content: 'nothing' },
} as const satisfies Record<string, Content>;

export interface FileResponse {
  name: string;
  type: 'application/json';
  bytes: Uint8Array;
}

/** One message of a stream of server-sent events. */
export interface ServerEvent {
  event: string;
  data: unknown;
  id?: string;
}

interface Contents {
  csv: string;
  calendar: string;
  html: string;
  file: FileResponse;
  /** PNG. */
  image: Uint8Array;
  events: AsyncIterable<ServerEvent>;
  redirect: { location: string };
  nothing: undefined;
}

export type AnyBody = z.ZodMiniType | Multipart;
export type AnyResponse = z.ZodMiniType | Content;

/** Days as `2026-11-28`, by UTC. */
export interface Deprecation {
  since: string;
  /** From then on it may be gone. */
  sunset: string;
  /** What to call in its place. */
  instead: string;
}

/** The description of one endpoint: the API, the portal's client, the mocks and openapi.json are made from it. */
export interface Endpoint {
  method: Method;
  /** The full path with `{name}` for parameters, e.g. `/api/race/events/{id}`. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: AnyBody;
  response: AnyResponse;
  /** The status of success: 200 without it, 204 for `nothing`, 302 for `redirect`. */
  status?: 201;
  /** Whether a cookie authorises it: the caller has to repeat the XSRF-TOKEN cookie in the X-XSRF-TOKEN header. */
  csrf?: true;
  /** It goes on answering until the day of its end, and says so in headers; docs/api-changelog.md has both days. */
  deprecated?: Deprecation;
  /** The refusals a caller has to expect beside those every endpoint has. */
  errors: readonly ErrorCode[];
}

/** Checks a description and keeps its exact types. */
export function endpoint<const Description extends Endpoint>(description: Description): Description {
  return description;
}

/**
 * Whether the page of any other site may read it from its visitors' browsers: as a guest, and without a secret in the path.
 * A redirect belongs to a sign-in with a provider; a stream holds one of the server's few places for readers of the portal.
 */
export function isForOtherSites({ method, access, path, response }: Endpoint): boolean {
  const isOpen = access === 'public' || access === 'optional';
  const isRead = !isContent(response) || (response.content !== 'redirect' && response.content !== 'events');
  const isOfSession = path.startsWith('/api/auth/');
  return method === 'GET' && isOpen && isRead && !isOfSession && !path.includes('{token}');
}

/** A form of these fields and files as the body of an endpoint. */
export function multipart<Fields extends z.ZodMiniType, const File extends string>(
  fields: Fields,
  files: readonly File[],
  limitBytes: number,
): Multipart<Fields, File> {
  return { multipart: fields, files, limitBytes };
}

export function isMultipart(body: AnyBody | undefined): body is Multipart {
  return body !== undefined && 'multipart' in body;
}

export function isContent(response: AnyResponse): response is Content {
  return 'content' in response;
}

type Part<E, Name extends 'params' | 'query'> =
  E extends Record<Name, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined;

type Body<E> = E extends { body: infer Given }
  ? Given extends Multipart<infer Fields, infer File>
    ? { fields: z.output<Fields>; files: Partial<Record<File, UploadedFile>> }
    : Given extends z.ZodMiniType
      ? z.output<Given>
      : undefined
  : undefined;

type Caller<E> = E extends { access: 'public' }
  ? unknown
  : E extends { access: 'secretKey' }
    ? { key: KeyHolder }
    : { identity: E extends { access: 'optional' } ? Identity | null : Identity };

/** The input of a handler: every part of the request after validation, and the caller if access is restricted. */
export type Input<E> = { params: Part<E, 'params'>; query: Part<E, 'query'>; body: Body<E> } & Caller<E>;

/** What a handler returns and the wire carries back. */
export type ResponseBody<E> = E extends { response: infer Given }
  ? Given extends { content: infer Kind extends keyof Contents }
    ? Contents[Kind]
    : Given extends z.ZodMiniType
      ? z.output<Given>
      : never
  : never;

/** The names in a part of a request; their values are text on the wire. */
export type Wire<E, Name extends 'params' | 'query'> =
  E extends Record<Name, infer Schema extends z.ZodMiniType>
    ? { [Key in keyof z.input<Schema>]?: string | number | boolean | undefined }
    : Record<never, never>;
