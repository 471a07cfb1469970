import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, HttpStatus, Logger } from '@nestjs/common';
import { type ApiFailure, type ErrorCode, statuses } from '@otryv/contract';
import { sentenceOf } from '@otryv/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identityOf } from '../../access/access.guard.ts';
import { isDatabaseDown } from '../../database/database-down.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { FaultLog } from '../../errors/fault-log.ts';
import { stackOf } from '../../errors/stack-of.ts';
import { count } from '../../metrics/metrics.ts';
import { isCancellation } from '../requests/cancelled-requests.ts';

const codesOfStatuses: Record<number, ErrorCode> = {
  400: 'request_invalid',
  401: 'unauthorized',
  403: 'address_unknown',
  404: 'address_unknown',
  408: 'request_timeout',
  412: 'precondition_failed',
  413: 'body_too_large',
  414: 'request_invalid',
  415: 'request_invalid',
  416: 'range_invalid',
  429: 'too_many_requests',
};

/** Status in logs for a request whose client disconnected, as in nginx. */
const clientClosedRequest = 499;

/** Maps any thrown value to the error response. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  constructor(private readonly faults: FaultLog) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (isCancellation(error, reply)) {
      void reply.status(clientClosedRequest).send();
      return;
    }
    const failure = toFailure(error);
    count('otryv_errors_total', { code: failure.code });
    if (failure.code === 'unexpected') this.record(error, reply.request);
    if (error instanceof DomainError && error.retryAfterS !== undefined)
      void reply.header('retry-after', error.retryAfterS);
    void reply.status(statuses[failure.code]).header('cache-control', 'no-store').send(failure);
  }

  private record(error: unknown, request: FastifyRequest): void {
    const { id, method, routeOptions } = request;
    this.logger.error({ err: error, requestId: id }, 'Unexpected error');
    const userId = identityOf(request)?.userId ?? null;
    const fault = { requestId: id, method, path: routeOptions.url ?? '', userId, stack: stackOf(error) };
    void this.faults.write(fault);
  }
}

/** Maps a thrown value to an error response; the message of an unexpected error is never sent. */
export function toFailure(error: unknown): ApiFailure {
  if (error instanceof DomainError) {
    const { code, message, fields } = error;
    return { code, message, ...(fields && { fields }) };
  }
  const code = codeOf(error);
  return { code, message: sentenceOf('ru', code) };
}

function codeOf(error: unknown): ErrorCode {
  if (isDatabaseDown(error)) return 'database_unavailable';
  return codesOfStatuses[statusOf(error)] ?? 'unexpected';
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error) return Number(error.statusCode);
  return HttpStatus.INTERNAL_SERVER_ERROR;
}
