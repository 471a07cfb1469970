import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, HttpStatus, Logger } from '@nestjs/common';
import type { ApiFailure, ErrorCode } from '@otryv/contract';
import { messages } from '@otryv/contract/messages';
import type { FastifyReply } from 'fastify';
import { isDatabaseDown } from '../database/database-down.ts';
import { DomainError } from './domain-error.ts';
import { statuses } from './statuses.ts';

const codesOfStatuses: Record<number, ErrorCode> = {
  400: 'request_invalid',
  404: 'address_unknown',
  413: 'body_too_large',
  414: 'request_invalid',
  415: 'request_invalid',
  429: 'too_many_requests',
};

/** Turns whatever was thrown into the one shape of a failed answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const failure = toFailure(error);
    if (failure.code === 'unexpected')
      this.logger.error({ err: error, requestId: reply.request.id }, 'A fault of ours');
    void reply.status(statuses[failure.code]).header('cache-control', 'no-store').send(failure);
  }
}

/** The answer for anything thrown; the words of a fault of ours never leave the server. */
export function toFailure(error: unknown): ApiFailure {
  const code = codeOf(error);
  const fields = error instanceof DomainError ? error.fields : undefined;
  return { code, message: messages.ru[code], ...(fields && { fields }) };
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  if (isDatabaseDown(error)) return 'database_unavailable';
  return codesOfStatuses[statusOf(error)] ?? 'unexpected';
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error) return Number(error.statusCode);
  return HttpStatus.INTERNAL_SERVER_ERROR;
}
