// Adds the types of multipart requests.
import type {} from '@fastify/multipart';
import type { Multipart, UploadedFile } from '@otryv/contract';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';

const mostFields = 100;
/** A slowly arriving form occupies one of the API's concurrent requests. */
const mostArriving = 3;
const retryAfterS = 10;
const arriving = new Map<string, number>();

export interface Form {
  fields: Record<string, string>;
  files: Record<string, UploadedFile>;
}

/**
 * Reads the fields and files of a form. Throws `request_invalid` for another body and for an undeclared file,
 * `body_too_large` over its limit, `too_many_requests` while the user's maximum of concurrent forms is arriving.
 */
export async function readForm(request: FastifyRequest, sender: string, description: Multipart): Promise<Form> {
  const before = arriving.get(sender) ?? 0;
  if (before >= mostArriving) throw new DomainError('too_many_requests', { retryAfterS });
  arriving.set(sender, before + 1);
  const departure = Promise.withResolvers<never>();
  // The parser waits forever for a client that disconnected before it began to read.
  const depart = () => {
    if (!request.raw.readableEnded) departure.reject(new DomainError('request_invalid'));
  };
  request.raw.once('close', depart);
  if (request.raw.destroyed) depart();
  try {
    return await Promise.race([readParts(request, description), departure.promise]);
  } finally {
    request.raw.off('close', depart);
    const left = (arriving.get(sender) ?? 1) - 1;
    if (left > 0) arriving.set(sender, left);
    else arriving.delete(sender);
  }
}

async function readParts(request: FastifyRequest, { files: names, limitBytes }: Multipart): Promise<Form> {
  if (!request.isMultipart()) throw new DomainError('request_invalid');
  const form: Form = { fields: Object.create(null), files: Object.create(null) };
  const limits = { fileSize: limitBytes, fieldSize: limitBytes, files: names.length, fields: mostFields };
  let left = limitBytes;
  const take = (bytes: number) => {
    left -= bytes;
    if (left < 0) throw new DomainError('body_too_large');
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        const value = String(part.value);
        take(Buffer.byteLength(value));
        // Forms are sent with CR LF line breaks, whatever was typed: each would count twice if stored.
        form.fields[part.fieldname] = value.replaceAll('\r\n', '\n');
        continue;
      }
      const bytes = await part.toBuffer();
      take(bytes.length);
      if (!names.includes(part.fieldname))
        throw new DomainError('request_invalid', { fields: { [part.fieldname]: '' } });
      form.files[part.fieldname] = { name: part.filename, type: part.mimetype, bytes };
    }
  } catch (error) {
    throw isRejection(error) ? error : new DomainError('request_invalid');
  }
  return form;
}

/** Whether an error is one of ours, or of a form limit; all others concern an unreadable form. */
function isRejection(error: unknown): boolean {
  if (error instanceof DomainError) return true;
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413;
}
