import { DomainError } from '../../kernel/errors/domain-error.ts';

export class RouteNotFound extends DomainError {
  constructor() {
    super('route_not_found');
  }
}
