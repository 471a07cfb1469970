import { sentenceOf } from '@otryv/contract/messages';
import { DomainError } from '../errors/domain-error.ts';

const retryAfterS = 60;

/** `field` is the form field of the file. */
export class FileTooLarge extends DomainError<'file_too_large'> {
  constructor(field: string, limit: string) {
    super('file_too_large', { given: [limit], fields: { [field]: sentenceOf('ru', 'file_too_large', [limit]) } });
  }
}

export class ImageUnreadable extends DomainError<'image_unreadable'> {
  constructor(field: string, cause?: unknown) {
    super('image_unreadable', { cause, fields: { [field]: sentenceOf('ru', 'image_unreadable') } });
  }
}

export class ImageTooBig extends DomainError<'image_too_big'> {
  constructor(field: string, side: number) {
    super('image_too_big', { given: [side], fields: { [field]: sentenceOf('ru', 'image_too_big', [side]) } });
  }
}

export class ImageHasTooManyPixels extends DomainError<'image_too_many_pixels'> {
  constructor(field: string, millions: number) {
    const sentence = sentenceOf('ru', 'image_too_many_pixels', [millions]);
    super('image_too_many_pixels', { given: [millions], fields: { [field]: sentence } });
  }
}

export class ImageHasScript extends DomainError<'image_has_script'> {
  constructor(field: string) {
    super('image_has_script', { fields: { [field]: sentenceOf('ru', 'image_has_script') } });
  }
}

export class ImageTooComplex extends DomainError<'image_too_complex'> {
  constructor(field: string) {
    super('image_too_complex', { fields: { [field]: sentenceOf('ru', 'image_too_complex') } });
  }
}

/** The object store does not respond, or rejects the key or the bucket. */
export class FilesUnavailable extends DomainError<'files_unavailable'> {
  /** For the operator, without secrets. */
  readonly reason: string;
  /** Status of the response; `null` without a complete one. */
  readonly status: number | null;
  /** Error code of the object store; `null` if it did not respond, or the response is not an error. */
  readonly refusal: string | null;

  // The client's error contains the whole request and response: it is not passed on.
  constructor(error: unknown) {
    super('files_unavailable', { retryAfterS });
    const { name, code, message = '', Code, $metadata } = Object(error);
    this.status = $metadata?.httpStatusCode ?? null;
    this.refusal = Code ?? null;
    // The following lines concern the client's code.
    this.reason = [code ?? name, String(message).split('\n')[0]].filter(Boolean).join(': ');
  }
}
