import {
  type AnyBody,
  type Content,
  contract,
  type Endpoint,
  type ErrorCode,
  isContent,
  isForOtherSites,
  isMultipart,
  statuses,
} from '@otryv/contract';
import { sentenceOf } from '@otryv/contract/messages';
import { failure } from '@otryv/contract/schemas';
import * as z from 'zod/mini';
import { successStatus } from '../http/responses/success-status.ts';
import examples from './generated/examples.json' with { type: 'json' };

/** Versions of OpenAPI in which the API is described. */
export const openApiVersions = ['3.0.3', '3.1.1'] as const;

export type OpenApiVersion = (typeof openApiVersions)[number];

const everywhere = [
  'request_timeout',
  'too_many_requests',
  'headers_too_large',
  'database_unavailable',
  'overloaded',
  'unexpected',
] as const;
type Json = Record<string, unknown>;
const text = { schema: { type: 'string' } } as const;
const nextPage = { description: 'The next page, `</api/…>; rel="next"`; absent on the last one.', ...text } as const;
type ToJson = (schema: z.ZodMiniType, io?: 'input' | 'output') => Json;

/** Authentication of callers. A cookie alone authorizes only the two calls that renew and end a session. */
const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token of a sign-in or of POST /api/auth/refresh.',
  },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-refresh',
    description: 'The refresh token, which a sign-in sets: `__Host-refresh` over https, `refresh` over http.',
  },
  csrfCookie: { type: 'apiKey', in: 'cookie', name: 'XSRF-TOKEN', description: 'Set beside the refresh token.' },
  csrfHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie XSRF-TOKEN: pages of other sites cannot read it.',
  },
  key: {
    type: 'apiKey',
    in: 'header',
    name: 'Otryv-Key',
    description:
      'The key of an organizer: `otryv_pk_…` for pages of its sites, `otryv_sk_…` for servers. The rest of its quota is in RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset.',
  },
} as const;

/** A key adds a quota to public reads; one level is for secret keys only. */
const key = { key: [] };

/** Builds the description of the whole contract, or of these endpoints. */
export function openApi(version: OpenApiVersion = '3.0.3', described: readonly Endpoint[] = endpoints()): Json {
  const target = version === '3.0.3' ? 'openapi-3.0' : 'draft-2020-12';
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    target,
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
  });
  const toJson: ToJson = (schema, io = 'output') =>
    withSharedSchemas(withoutId(z.toJSONSchema(schema, { target, io, unrepresentable: 'any' })));
  const paths: Record<string, Json> = {};
  for (const endpoint of described) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, toJson) };
  }
  return {
    openapi: version,
    info: { title: 'Otryv API', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: withExamples(withoutIds(schemas), version), securitySchemes },
  };
}

function endpoints(): Endpoint[] {
  return Object.values(contract)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function operation(endpoint: Endpoint, toJson: ToJson): Json {
  const { summary, access, params, query, body, response, status, errors, path, method, deprecated } = endpoint;
  const codes = [
    ...(params || query || body ? (['request_invalid'] as const) : []),
    // A parameter longer than any address gives 404.
    ...(params ? (['address_unknown'] as const) : []),
    ...(method === 'GET' ? [] : (['body_too_large'] as const)),
    ...errorsOf(endpoint),
    ...errors,
    ...everywhere,
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => String(statuses[code]));
  const rejections = [...byStatus].map(([status, sameStatus]) => [
    status,
    { description: sameStatus.join(', '), content: json(reference(failure, toJson)) },
  ]);
  return {
    operationId: operationId(method, path),
    summary,
    ...(deprecated && { deprecated: true, description: deprecationText(deprecated) }),
    'x-access': access,
    security: securityOf(endpoint),
    parameters: [...parametersOf(params, 'path', toJson), ...parametersOf(query, 'query', toJson)],
    ...(body && { requestBody: { required: true, content: bodyOf(body, toJson) } }),
    responses: {
      [successStatus({ response, status })]: { description: 'OK', ...responseOf(endpoint, toJson) },
      ...Object.fromEntries(rejections),
    },
  };
}

/** Returns the errors of the level's guard. */
function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { access } = endpoint;
  const ofKeys: ErrorCode[] = isForOtherSites(endpoint)
    ? ['key_unknown', 'key_origin', 'key_exposed', 'key_scope']
    : [];
  if (access === 'secretKey')
    return ['key_needed', 'key_unknown', 'key_exposed', 'key_scope', 'unauthorized', 'forbidden'];
  if (access === 'public') return ofKeys;
  return access === 'optional' || access === 'signedIn' ? ['unauthorized', ...ofKeys] : ['unauthorized', 'forbidden'];
}

function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  const { access, csrf } = endpoint;
  if (csrf) return [{ sessionCookie: [], csrfCookie: [], csrfHeader: [] }];
  if (access === 'secretKey') return [key];
  const ofGuests = isForOtherSites(endpoint) ? [{}, key] : [];
  if (access === 'public') return ofGuests;
  return access === 'optional'
    ? [...(ofGuests.length > 0 ? ofGuests : [{}]), { accessToken: [] }]
    : [{ accessToken: [] }];
}

function deprecationText({ since, sunset, instead }: NonNullable<Endpoint['deprecated']>): string {
  return `Deprecated since ${since}, answers until ${sunset}. Use ${instead}.`;
}

const contentTypes: Partial<Record<Content['content'], string>> = {
  csv: 'text/csv',
  calendar: 'text/calendar',
  html: 'text/html',
  file: 'application/json',
  image: 'image/png',
  events: 'text/event-stream',
};

/** Responses of the test server, by method and path; `npm run build:examples` regenerates them. */
export const responseExamples: Readonly<Record<string, unknown>> = examples;

function responseOf({ method, path, response }: Endpoint, toJson: ToJson): Json {
  if (!isContent(response)) {
    const example = responseExamples[`${method} ${path}`];
    const media = { schema: reference(response, toJson), ...(example !== undefined && { example }) };
    return { content: { 'application/json': media }, ...(isPaged(response) && { headers: { link: nextPage } }) };
  }
  if (response.content === 'file') return { content: json({}), headers: { 'content-disposition': text } };
  const type = contentTypes[response.content];
  const isBinary = response.content === 'image';
  if (type) return { content: { [type]: { schema: { type: 'string', ...(isBinary && { format: 'binary' }) } } } };
  return response.content === 'redirect' ? { headers: { location: text } } : {};
}

/** Whether a response is a page of a list with cursors. */
function isPaged(response: z.ZodMiniType): boolean {
  return response instanceof z.ZodMiniObject && 'nextCursor' in response.shape;
}

function bodyOf(body: AnyBody, toJson: ToJson): Json {
  if (!isMultipart(body)) return json(reference(body, (schema) => toJson(schema, 'input')));
  const { properties, required } = toJson(body.multipart, 'input');
  const files = body.files.map((name) => [name, { type: 'string', format: 'binary' }]);
  const schema = {
    type: 'object',
    properties: { ...Object(properties), ...Object.fromEntries(files) },
    ...(Array.isArray(required) && required.length > 0 && { required }),
  };
  return { 'multipart/form-data': { schema } };
}

/** Returns the operation id: `getRaceEventsById` for `GET /api/race/events/{id}`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api/, '')
    .replace(/\{(\w+)\}/g, 'by/$1')
    .split(/\W+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query', toJson: ToJson): Json[] {
  if (!schema) return [];
  const { properties, required } = toJson(schema, 'input');
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (Array.isArray(required) && required.includes(name)),
    schema: property,
    ...(place === 'path' && { example: exampleOf(name, property) }),
  }));
}

const exampleByName: Readonly<Record<string, string>> = {
  zwiftId: '1000202',
  urlSlug: 'osennij-kubok',
  season: '2026-2027',
  stageOrder: '1',
  version: '3',
  fileName: 'protocol',
};
const examplesOfIds = ['5100001', '65f0000000000000000000a1', '3f2b8a52-7d1e-4c0a-9b65-1f0d5a7c2e41'];

/** Returns an example value of a parameter, from the demo season where known. */
function exampleOf(name: string, schema: Json): string {
  const { enum: choices, pattern, anyOf } = schema as { enum?: string[]; pattern?: string; anyOf?: Json[] };
  const [choice] = choices ?? [];
  if (choice !== undefined) return choice;
  const named = exampleByName[name];
  if (named !== undefined) return named;
  const [first] = anyOf ?? [];
  if (first) return exampleOf(name, first);
  const id = examplesOfIds.find((each) => pattern !== undefined && new RegExp(pattern, 'u').test(each));
  return id ?? secretLike(pattern);
}

/** Returns as many characters as a secret of this pattern has. */
function secretLike(pattern = ''): string {
  const length = Number(/\{(\d+)\}\$$/.exec(pattern)?.[1] ?? 0);
  return length > 0 ? 'x'.repeat(length) : 'header.payload.signature';
}

/** Adds the most common example for callers: the body of an error. */
function withExamples(schemas: Json, version: OpenApiVersion): Json {
  const name = z.globalRegistry.get(failure)?.id ?? '';
  const code = 'event_not_found' satisfies ErrorCode;
  const example = { code, message: sentenceOf('ru', code) };
  const examples = version === '3.0.3' ? { example } : { examples: [example] };
  return { ...schemas, [name]: { ...Object(schemas[name]), ...examples } };
}

function reference(schema: z.ZodMiniType, toJson: ToJson): Json {
  const id = z.globalRegistry.get(schema)?.id;
  return id ? { $ref: `#/components/schemas/${id}` } : toJson(schema);
}

/** Replaces schema copies by references to the shared ones: `#/definitions` does not exist in a description. */
function withSharedSchemas<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withSharedSchemas) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'definitions' && key !== '$defs')
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace(/^#\/(?:definitions|\$defs)\//, '#/components/schemas/')
          : withSharedSchemas(inner),
      ]),
  ) as Value;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function withoutIds(schemas: Record<string, object>): Json {
  return Object.fromEntries(
    Object.entries(schemas)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => [name, withoutId(schema)]),
  );
}

function withoutId(schema: object): Json {
  return Object.fromEntries(
    Object.entries(schema).filter(([key]) => key !== '$id' && key !== 'id' && key !== '$schema'),
  );
}
