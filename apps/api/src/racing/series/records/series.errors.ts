import { sentenceOf } from '@otryv/contract/messages';
import { DomainError } from '../../../kernel/errors/domain-error.ts';

export class SeriesNotFound extends DomainError {
  constructor() {
    super('series_not_found');
  }
}

export class SeriesNameTaken extends DomainError {
  constructor() {
    super('series_name_taken', { fields: { name: sentenceOf('ru', 'series_name_taken') } });
  }
}

export class SeriesNameWrong extends DomainError {
  constructor() {
    super('series_name_wrong', { fields: { name: sentenceOf('ru', 'series_name_wrong') } });
  }
}

export class SeriesTypeFixed extends DomainError {
  constructor() {
    super('series_type_fixed', { fields: { type: sentenceOf('ru', 'series_type_fixed') } });
  }
}

export class StageNotFound extends DomainError {
  constructor() {
    super('stage_not_found');
  }
}

export class StageEventTaken extends DomainError<'stage_event_taken'> {
  constructor(name: string) {
    super('stage_event_taken', { given: [name] });
  }
}

export class StageEventForeign extends DomainError {
  constructor() {
    super('stage_event_foreign');
  }
}

export class StageEventUnsuitable extends DomainError {
  constructor() {
    super('stage_event_unsuitable');
  }
}

export class StageLocked extends DomainError {
  constructor() {
    super('stage_locked');
  }
}

export class StageNotStarted extends DomainError {
  constructor() {
    super('stage_not_started');
  }
}

export class StageResultsUnavailable extends DomainError {
  constructor() {
    super('stage_results_unavailable');
  }
}

export class StageRowNotFound extends DomainError {
  constructor() {
    super('stage_row_not_found');
  }
}

export class StageRowKnown extends DomainError {
  constructor() {
    super('stage_row_known', { fields: { profileId: sentenceOf('ru', 'stage_row_known') } });
  }
}

export class StageRowFixed extends DomainError {
  constructor() {
    super('stage_row_fixed');
  }
}

export class StageDecisionNotFound extends DomainError {
  constructor() {
    super('stage_decision_not_found');
  }
}

export class StageDecisionRefused extends DomainError {
  constructor() {
    super('stage_decision_refused');
  }
}
