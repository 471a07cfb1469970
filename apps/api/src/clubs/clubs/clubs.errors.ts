import { sentenceOf } from '@otryv/contract/messages';
import { DomainError } from '../../kernel/errors/domain-error.ts';

export class ClubNotFound extends DomainError {
  constructor() {
    super('club_not_found');
  }
}

/** Another organizer has the club; the service names that organizer. */
export class ClubKnown extends Error {}

export class ClubTaken extends DomainError<'club_taken'> {
  constructor(organizer: string) {
    super('club_taken', { given: [organizer] });
  }
}

export class ClubNotModerated extends DomainError {
  constructor() {
    super('club_not_moderated');
  }
}

export class ClubNameWrong extends DomainError {
  constructor() {
    super('club_name_wrong', { fields: { name: sentenceOf('ru', 'club_name_wrong') } });
  }
}

export class ModeratorNotFound extends DomainError {
  constructor() {
    super('moderator_not_found');
  }
}

export class ModeratorsFull extends DomainError<'moderators_full'> {
  constructor(most: number) {
    super('moderators_full', { given: [most] });
  }
}
