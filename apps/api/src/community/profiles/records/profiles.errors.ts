import { DomainError } from '../../../kernel/errors/domain-error.ts';

export class RiderNotFound extends DomainError {
  constructor() {
    super('rider_not_found');
  }
}
