import { contract, type Endpoint } from '@otryv/contract';
import { failure } from '@otryv/contract/schemas';
import * as z from 'zod/mini';
import { statuses } from '../errors/statuses.ts';

const everywhere = ['database_unavailable', 'unexpected'] as const;
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

type AnyEndpoint = Pick<
  Endpoint,
  'method' | 'path' | 'summary' | 'access' | 'params' | 'query' | 'body' | 'answer' | 'errors'
>;

function endpoints(): AnyEndpoint[] {
  return Object.values(contract).flatMap((domain) => Object.values<AnyEndpoint>(domain));
}

function operation({ summary, access, params, query, body, answer, errors, path, method }: AnyEndpoint): Json {
  const codes = [...(params || query || body ? (['request_invalid'] as const) : []), ...errors, ...everywhere];
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
    ...(body && { requestBody: { required: true, content: json(reference(body)) } }),
    responses: { 200: { description: 'OK', content: json(reference(answer)) }, ...Object.fromEntries(refusals) },
  };
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
