import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, HttpStatus, Logger } from '@nestjs/common';
import type { ApiFailure, ErrorCode } from '@otryv/contract';
import { messages } from '@otryv/contract/messages';
import type { FastifyReply } from 'fastify';
import { isDatabaseDown } from '../database/database-down.ts';
import { DomainError } from './domain-error.ts';

export const statuses = {
  request_invalid: HttpStatus.BAD_REQUEST,
  address_unknown: HttpStatus.NOT_FOUND,
  body_too_large: HttpStatus.PAYLOAD_TOO_LARGE,
  too_many_requests: HttpStatus.TOO_MANY_REQUESTS,
  database_unavailable: HttpStatus.SERVICE_UNAVAILABLE,
  unexpected: HttpStatus.INTERNAL_SERVER_ERROR,
  event_not_found: HttpStatus.NOT_FOUND,
  event_not_started: HttpStatus.NOT_FOUND,
  event_known: HttpStatus.CONFLICT,
  result_not_found: HttpStatus.NOT_FOUND,
  results_too_old: HttpStatus.UNPROCESSABLE_ENTITY,
  decision_not_found: HttpStatus.NOT_FOUND,
  decision_refused: HttpStatus.UNPROCESSABLE_ENTITY,
  import_running: HttpStatus.CONFLICT,
  protocol_changed: HttpStatus.CONFLICT,
  route_not_found: HttpStatus.NOT_FOUND,
  game_event_not_found: HttpStatus.NOT_FOUND,
  game_sign_in_failed: HttpStatus.SERVICE_UNAVAILABLE,
  game_forbidden: HttpStatus.FORBIDDEN,
  game_unavailable: HttpStatus.SERVICE_UNAVAILABLE,
  game_answer_invalid: HttpStatus.SERVICE_UNAVAILABLE,
} satisfies Record<ErrorCode, HttpStatus>;

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
    if (failure.code === 'unexpected') this.logger.error(error);
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
