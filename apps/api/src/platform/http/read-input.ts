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
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? sentences.tooLong(Number(issue.maximum))
        : sentences.tooBig(Number(issue.maximum));
    case 'too_small':
      return sentences.tooSmall(Number(issue.minimum));
    case 'invalid_format':
      return sentences.format;
    case 'invalid_type':
      return issue.expected === 'int' ? sentences.integer : sentences.other;
    default:
      return sentences.other;
  }
}
