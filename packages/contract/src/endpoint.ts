import type * as z from 'zod/mini';
import type { Access, Identity, KeyHolder } from './access.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A form with files: `multipart/form-data` up to a size limit. */
export interface Multipart<Fields extends z.ZodMiniType = z.ZodMiniType, File extends string = string> {
  multipart: Fields;
  /** Names of its files; each is optional. */
  files: readonly File[];
  /** Limit of the whole body. */
  limitBytes: number;
}

/** A form file as received. */
export interface UploadedFile {
  name: string;
  /** The content type claimed by the sender: untrusted. */
  type: string;
  bytes: Uint8Array;
}

/** A response that is not JSON. */
export interface Content {
  content: 'csv' | 'calendar' | 'html' | 'file' | 'image' | 'events' | 'redirect' | 'nothing';
}

/** Non-JSON responses, by content. */
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

/** A message of a server-sent event stream. */
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

/** Dates as `2026-11-28`, in UTC. */
export interface Deprecation {
  since: string;
  /** Date from which it may be removed. */
  sunset: string;
  /** Replacement to call instead. */
  instead: string;
}

/** The description of one endpoint: the source of the API, the portal's client, the mocks and openapi.json. */
export interface Endpoint {
  method: Method;
  /** The full path with `{name}` for parameters, e.g. `/api/race/events/{id}`. */
  path: `/api/${string}`;
  /** An action in the imperative, e.g. `List open teams by name`. */
  summary: string;
  access: Access;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: AnyBody;
  response: AnyResponse;
  /** The success status: 200 if omitted, 204 for `nothing`, 302 for `redirect`. */
  status?: 201;
  /** Whether a cookie authorises it: the caller must repeat the XSRF-TOKEN cookie in the X-XSRF-TOKEN header. */
  csrf?: true;
  /** Responds until its sunset date, which it announces in headers; docs/api-changelog.md lists both dates. */
  deprecated?: Deprecation;
  /** Errors that a caller must expect in addition to those of every endpoint. */
  errors: readonly ErrorCode[];
}

/** Checks a description and preserves its exact types. */
export function endpoint<const Description extends Endpoint>(description: Description): Description {
  return description;
}

/**
 * Whether any other site's page may read it from visitors' browsers: as a guest, with no secret in the path. Redirects
 * belong to provider sign-ins; streams occupy one of the server's few slots for portal readers.
 */
export function isForOtherSites({ method, access, path, response }: Endpoint): boolean {
  const isOpen = access === 'public' || access === 'optional';
  const isRead = !isContent(response) || (response.content !== 'redirect' && response.content !== 'events');
  const isOfSession = path.startsWith('/api/auth/');
  return method === 'GET' && isOpen && isRead && !isOfSession && !path.includes('{token}');
}

/** Describes a form with these fields and files as an endpoint's body. */
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

/** The input of a handler: every part of the request after validation, plus the caller if access is restricted. */
export type Input<E> = { params: Part<E, 'params'>; query: Part<E, 'query'>; body: Body<E> } & Caller<E>;

/** The type returned by a handler and sent over the wire. */
export type ResponseBody<E> = E extends { response: infer Given }
  ? Given extends { content: infer Kind extends keyof Contents }
    ? Contents[Kind]
    : Given extends z.ZodMiniType
      ? z.output<Given>
      : never
  : never;

/** Names in a part of a request; their values are text on the wire. */
export type Wire<E, Name extends 'params' | 'query'> =
  E extends Record<Name, infer Schema extends z.ZodMiniType>
    ? { [Key in keyof z.input<Schema>]?: string | number | boolean | undefined }
    : Record<never, never>;
