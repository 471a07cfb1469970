import type { Endpoint } from '@otryv/contract';
import { fieldSentences } from '@otryv/contract/messages';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { DomainError } from '../errors/domain-error.ts';

type Parts = Pick<Endpoint, 'params' | 'query' | 'body'>;
const sentences = fieldSentences.ru;

/** The validated parts of a request. Throws `request_invalid` with a sentence for every wrong field. */
export function readInput(
  parts: Parts,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): Record<string, unknown> {
  const fields: Record<string, string> = {};
  const read = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const answer = schema.safeParse(value ?? {});
    if (answer.success) return answer.data;
    for (const issue of answer.error.issues) fields[issue.path.join('.') || 'body'] ??= sentenceFor(issue);
    return undefined;
  };
  const input = {
    params: read(parts.params, request.params),
    query: read(parts.query, request.query),
    body: read(parts.body, request.body),
  };
  if (Object.keys(fields).length > 0) throw new DomainError('request_invalid', fields);
  return input;
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum);
    return issue.origin === 'string' ? sentences.tooLong(maximum) : sentences.tooBig(maximum);
  }
  if (issue.code === 'too_small') return sentences.tooSmall(Number(issue.minimum));
  if (issue.code === 'invalid_format') return sentences.format;
  return issue.code === 'invalid_type' && issue.expected === 'int' ? sentences.integer : sentences.other;
}
