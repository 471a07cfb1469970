import { DomainError } from '../../kernel/errors/domain-error.ts';

export class NewsNotFound extends DomainError {
  constructor() {
    super('news_not_found');
  }
}

/** Another change came first. */
export class NewsOutdated extends DomainError {
  constructor() {
    super('news_outdated');
  }
}

export class NewsVersionTaken extends DomainError {
  constructor() {
    super('news_version_taken');
  }
}
