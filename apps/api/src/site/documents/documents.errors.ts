import { DomainError } from '../../kernel/errors/domain-error.ts';

export class DocumentNotFound extends DomainError {
  constructor() {
    super('document_not_found');
  }
}
