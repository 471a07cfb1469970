import { DomainError } from '../../../kernel/errors/domain-error.ts';

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

export class EventAlreadyExists extends DomainError {
  constructor() {
    super('event_known');
  }
}

/** The game's document differs from the one that was edited; `fields` names the differences. */
export class EventChangedInGame extends DomainError {
  constructor(fields: Record<string, string>) {
    super('event_changed_in_game', { fields });
  }
}

/** The event has started: the game no longer changes it. */
export class EventFrozen extends DomainError {
  constructor() {
    super('event_frozen');
  }
}

/** The game cannot reschedule a time trial. */
export class EventStartFixed extends DomainError {
  constructor() {
    super('event_start_fixed');
  }
}

export class EventSeriesUnknown extends DomainError {
  constructor() {
    super('event_series_unknown');
  }
}

/** The account in the game does not moderate the event's club. */
export class EventNotModerated extends DomainError {
  constructor() {
    super('event_not_moderated');
  }
}

/** The event to save no longer exists in the game. */
export class EventGoneFromGame extends DomainError {
  constructor() {
    super('event_gone_from_game');
  }
}

/** The game rejected the deletion of an event; `reason` is its message, if any. */
export class EventDeletionRefused extends DomainError {
  constructor(reason: string) {
    super('event_deletion_refused', reason === '' ? {} : { fields: { event: reason } });
  }
}

/** The game did not confirm a deletion, or still shows the event afterwards. */
export class EventDeletionUnknown extends DomainError {
  constructor() {
    super('event_deletion_unknown');
  }
}
