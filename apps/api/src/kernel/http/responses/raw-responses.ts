import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, statuses } from '@otryv/contract';
import { DomainError } from '../../errors/domain-error.ts';
import { count } from '../../metrics/metrics.ts';
import { rawHeaders } from './content-security-policy.ts';
import { toFailure } from './error.filter.ts';

const codesOfFaults: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
};

/** Responds to requests rejected by Node's parser, before any framework. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const { status, headers, body } = rawResponse(codesOfFaults[error.code ?? ''] ?? 'request_invalid');
    const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroySoon();
}

/** Responds to requests with an unsupported Expect header. */
export function rejectExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = rawResponse('expectation_failed');
    response.writeHead(status, headers).end(body);
  });
}

/** Builds an error response without a framework: status, common headers and body. */
export function rawResponse(code: ErrorCode) {
  count('otryv_errors_total', { code });
  const body = JSON.stringify(toFailure(new DomainError(code)));
  const headers = {
    ...rawHeaders,
    'x-request-id': randomUUID(),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  return { status: statuses[code], headers, body };
}
