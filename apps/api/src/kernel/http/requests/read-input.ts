import { type Endpoint, isMultipart } from '@otryv/contract';
import { validate } from '@otryv/contract/messages';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { DomainError } from '../../errors/domain-error.ts';
import { readForm } from './read-form.ts';

type Parts = Pick<Endpoint, 'params' | 'query' | 'body'>;

/**
 * Validates the parts of a request. Throws `request_invalid` with a message for every invalid field, and what
 * `readForm` throws.
 */
export async function readInput(
  parts: Parts,
  request: FastifyRequest,
  sender: string,
): Promise<Record<string, unknown>> {
  const fields: Record<string, string> = {};
  const read = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const validated = validate(schema, value ?? {}, 'ru');
    if (!validated.fields) return validated.value;
    for (const [path, sentence] of Object.entries(validated.fields)) fields[path] ??= sentence;
    return undefined;
  };
  const valid = <Input>(input: Input): Input => {
    if (Object.keys(fields).length > 0) throw new DomainError('request_invalid', { fields });
    return input;
  };
  const { body } = parts;
  const input = { params: read(parts.params, request.params), query: read(parts.query, request.query) };
  if (!isMultipart(body)) return valid({ ...input, body: read(body, request.body) });
  const form = await readForm(request, sender, body);
  return valid({ ...input, body: { fields: read(body.multipart, form.fields), files: form.files } });
}
