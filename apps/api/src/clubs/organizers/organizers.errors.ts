import { sentenceOf } from '@otryv/contract/messages';
import { DomainError } from '../../kernel/errors/domain-error.ts';

export class OrganizerNotFound extends DomainError {
  constructor() {
    super('organizer_not_found');
  }
}

export class OrganizerNameTaken extends DomainError {
  constructor() {
    super('organizer_name_taken', { fields: { name: sentenceOf('ru', 'organizer_name_taken') } });
  }
}

export class OrganizerShortNameTaken extends DomainError {
  constructor() {
    super('organizer_short_name_taken', { fields: { label: sentenceOf('ru', 'organizer_short_name_taken') } });
  }
}

/** The user owns another organizer. */
export class OrganizerOwnerTaken extends DomainError<'organizer_owner_taken'> {
  constructor(name: string) {
    super('organizer_owner_taken', {
      given: [name],
      fields: { creatorId: sentenceOf('ru', 'organizer_owner_taken', [name]) },
    });
  }
}

/** Two concurrent changes gave the user an organizer: the database rejected one. */
export class OwnerKnown extends Error {}

export class OrganizerNameWrong extends DomainError {
  constructor() {
    super('organizer_name_wrong', { fields: { name: sentenceOf('ru', 'organizer_name_wrong') } });
  }
}
