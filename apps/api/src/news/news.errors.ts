import { DomainError } from '../platform/errors/domain-error.ts';

export class NewsNotFound extends DomainError {
  constructor() {
    super('news_not_found');
  }
}

export class NewsVersionTaken extends DomainError {
  constructor() {
    super('news_version_taken');
  }
}
