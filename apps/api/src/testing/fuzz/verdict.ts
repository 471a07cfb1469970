import { type Endpoint, ERROR_CODES, isContent, isForOtherSites, statuses } from '@otryv/contract';
import { failure } from '@otryv/contract/schemas';
import { successStatus } from '../../kernel/http/responses/success-status.ts';
import { openApi } from '../../kernel/openapi/openapi.ts';

/** Response as returned by `inject`. */
export interface Answer {
  statusCode: number;
  headers: Readonly<Record<string, string | number | string[] | undefined>>;
  body: string;
}

interface Documented {
  paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
}

const documented = openApi() as unknown as Documented;
// Stops a request before its endpoint is reached, whichever it is.
const before = new Set([
  'request_invalid',
  'body_too_large',
  'address_unknown',
  'too_many_requests',
  'precondition_failed',
  'range_invalid',
]);
const contents: Record<string, RegExp> = {
  csv: /^text\/csv/,
  calendar: /^text\/calendar/,
  html: /^text\/html/,
  file: /./,
  image: /^image\/png/,
  events: /^text\/event-stream/,
};

/** Describes the defects of a response; none if it matches the contract. */
export function faultsOf(endpoint: Endpoint, isAdmitted: boolean, answer: Answer): string[] {
  const { statusCode } = answer;
  if (statusCode >= 500) return [`status ${statusCode}: ${answer.body.slice(0, 200)}`];
  const isSuccess = statusCode === successStatus(endpoint);
  const isRead = isSuccess || statusCode === 304;
  return [
    ...(isRead && !isAdmitted ? ['succeeds without a right'] : []),
    ...(statusCode === 304 ? [] : isSuccess ? faultsOfSuccess(endpoint, answer) : faultsOfError(endpoint, answer)),
    ...faultsOfHeaders(endpoint, answer),
  ];
}

function faultsOfSuccess({ response }: Endpoint, { headers, body }: Answer): string[] {
  const type = String(headers['content-type'] ?? '');
  if (!isContent(response)) {
    if (!type.startsWith('application/json')) return [`success of type ${type}`];
    const parsed = response.safeParse(parsedJson(body));
    return parsed.success ? [] : [`success off its schema: ${JSON.stringify(parsed.error.issues.slice(0, 2))}`];
  }
  if (response.content === 'nothing') return body === '' ? [] : ['a body where nothing is due'];
  if (response.content === 'redirect')
    return isOwnOrSecure(headers.location) ? [] : [`leads to ${String(headers.location)}`];
  return contents[response.content]?.test(type) ? [] : [`success of type ${type}`];
}

function isOwnOrSecure(location: unknown): boolean {
  return typeof location === 'string' && /^(https?:\/\/|\/(?![/\\]))/.test(location);
}

function faultsOfError({ path, method }: Endpoint, { statusCode, headers, body }: Answer): string[] {
  if (!String(headers['content-type']).startsWith('application/json')) return [`refusal ${statusCode} of another type`];
  const parsed = failure.safeParse(parsedJson(body));
  const code = ERROR_CODES.find((one) => one === parsed.data?.code);
  if (!code) return [`refusal without a code of the contract: ${statusCode} ${body.slice(0, 200)}`];
  if (statuses[code] !== statusCode) return [`${code} with status ${statusCode}`];
  const errors = documented.paths[path]?.[method.toLowerCase()]?.responses[statusCode]?.description.split(', ') ?? [];
  return before.has(code) || errors.includes(code) ? [] : [`${code} is no refusal of this call`];
}

/** Checks the ASVS V3.4 headers of every response (R16). */
function faultsOfHeaders(endpoint: Endpoint, { headers }: Answer): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const asked: Record<string, boolean> = {
    'V3.4.1 strict-transport-security': /max-age=(?:31536000|[4-9]\d{7}|\d{9,})/.test(
      String(headers['strict-transport-security']),
    ),
    'V3.4.2 access-control-allow-origin':
      headers['access-control-allow-origin'] === undefined ||
      (headers['access-control-allow-origin'] === '*' && isForOtherSites(endpoint)),
    'access-control-allow-credentials': headers['access-control-allow-credentials'] === undefined,
    'V3.4.3 content-security-policy':
      /default-src '(?:self|none)'/.test(policy) && !/unsafe-(?:inline|eval)/.test(policy),
    'V3.4.4 x-content-type-options': headers['x-content-type-options'] === 'nosniff',
    'V3.4.5 referrer-policy': headers['referrer-policy'] === 'no-referrer',
    'V3.4.6 frame-ancestors': policy.includes("frame-ancestors 'none'"),
    'x-request-id': /^[\w-]{36}$/.test(String(headers['x-request-id'])),
    'cache-control': headers['cache-control'] !== undefined,
    'x-powered-by': headers['x-powered-by'] === undefined && headers.server === undefined,
  };
  return Object.entries(asked).flatMap(([name, isRight]) => (isRight ? [] : [`header: ${name}`]));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
