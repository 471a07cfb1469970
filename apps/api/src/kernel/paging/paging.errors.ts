import { DomainError } from '../errors/domain-error.ts';

export class CursorInvalid extends DomainError {
  constructor() {
    super('cursor_invalid');
  }
}
