import {
  type Access,
  type AnyBody,
  type AnyResponse,
  type Content,
  contract,
  type Endpoint,
  type ErrorCode,
  isContent,
  isMultipart,
  statuses,
} from '@otryv/contract';
import { failure } from '@otryv/contract/schemas';
import * as z from 'zod/mini';
import { successStatus } from '../http/success-status.ts';

const everywhere = ['too_many_requests', 'database_unavailable', 'overloaded', 'unexpected'] as const;
type Json = Record<string, unknown>;

/** The OpenAPI 3.0 description of the whole contract. */
export function openApi(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    target: 'openapi-3.0',
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
  });
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints()) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Otryv API', version: '1' },
    paths,
    components: { schemas: withoutIds(schemas) },
  };
}

function endpoints(): Endpoint[] {
  return Object.values(contract)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function operation(endpoint: Endpoint): Json {
  const { summary, access, params, query, body, response, status, errors, path, method } = endpoint;
  const codes = [
    ...(params || query || body ? (['request_invalid'] as const) : []),
    ...(isMultipart(body) ? (['body_too_large'] as const) : []),
    ...refusalsOf(access),
    ...errors,
    ...everywhere,
  ];
  const byStatus = Map.groupBy(codes, (code) => String(statuses[code]));
  const refusals = [...byStatus].map(([status, sameStatus]) => [
    status,
    { description: sameStatus.join(', '), content: json(reference(failure)) },
  ]);
  return {
    operationId: operationId(method, path),
    summary,
    'x-access': access,
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body && { requestBody: { required: true, content: bodyOf(body) } }),
    responses: {
      [successStatus({ response, status })]: { description: 'OK', ...responseOf(response) },
      ...Object.fromEntries(refusals),
    },
  };
}

/** What the guard of the level may refuse with. */
function refusalsOf(access: Access): ErrorCode[] {
  if (access === 'public') return [];
  return access === 'optional' || access === 'signedIn' ? ['unauthorized'] : ['unauthorized', 'forbidden'];
}

const contentTypes: Partial<Record<Content['content'], string>> = {
  csv: 'text/csv',
  calendar: 'text/calendar',
  html: 'text/html',
  file: 'application/octet-stream',
  image: 'image/png',
  events: 'text/event-stream',
};

function responseOf(response: AnyResponse): Json {
  if (!isContent(response)) return { content: json(reference(response)) };
  const type = contentTypes[response.content];
  const isBinary = response.content === 'file' || response.content === 'image';
  if (type) return { content: { [type]: { schema: { type: 'string', ...(isBinary && { format: 'binary' }) } } } };
  return response.content === 'redirect' ? { headers: { location: { schema: { type: 'string' } } } } : {};
}

function bodyOf(body: AnyBody): Json {
  if (!isMultipart(body)) return json(reference(body));
  const { properties = {}, required } = z.toJSONSchema(body.multipart, { target: 'openapi-3.0', io: 'input' });
  const files = body.files.map((name) => [name, { type: 'string', format: 'binary' }]);
  const schema = { type: 'object', properties: { ...properties, ...Object.fromEntries(files) }, required };
  return { 'multipart/form-data': { schema } };
}

/** `GET /api/race/events/{id}` is `getRaceEventsById`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api/, '')
    .replace(/\{(\w+)\}/g, 'by/$1')
    .split(/\W+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function reference(schema: z.ZodMiniType): Json {
  const id = z.globalRegistry.get(schema)?.id;
  return id ? { $ref: `#/components/schemas/${id}` } : withoutId(z.toJSONSchema(schema, { target: 'openapi-3.0' }));
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
