import { DomainError } from '../platform/errors/domain-error.ts';

export class EventNotFound extends DomainError {
  constructor() {
    super('event_not_found');
  }
}

/** Another process is importing the results of this event. */
export class ImportRunning extends DomainError {
  constructor() {
    super('import_running');
  }
}

export class EventKnown extends DomainError {
  constructor() {
    super('event_known');
  }
}
