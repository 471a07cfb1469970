import { sentenceOf } from '@otryv/contract/messages';
import { DomainError } from '../../../kernel/errors/domain-error.ts';

export class TeamNotFound extends DomainError {
  constructor() {
    super('team_not_found');
  }
}

export class TeamClosed extends DomainError {
  constructor() {
    super('team_closed');
  }
}

export class TeamNameTaken extends DomainError {
  constructor() {
    super('team_name_taken', { fields: { name: sentenceOf('ru', 'team_name_taken') } });
  }
}

export class TeamShortNameTaken extends DomainError {
  constructor() {
    super('team_short_name_taken', { fields: { shortName: sentenceOf('ru', 'team_short_name_taken') } });
  }
}

export class TeamNameWrong extends DomainError {
  constructor() {
    super('team_name_wrong', { fields: { name: sentenceOf('ru', 'team_name_wrong') } });
  }
}

export class TeamGameIdMissing extends DomainError {
  constructor() {
    super('team_game_id_missing');
  }
}

export class TeamMemberAlready extends DomainError<'team_member_already'> {
  constructor(name: string) {
    super('team_member_already', { given: [name] });
  }
}

/** Another team was first. */
export class TeamRiderTaken extends DomainError<'team_rider_taken'> {
  constructor(name: string) {
    super('team_rider_taken', { given: [name] });
  }
}

export class TeamRequestWaits extends DomainError<'team_request_waits'> {
  constructor(name: string) {
    super('team_request_waits', { given: [name] });
  }
}

export class TeamRequestNotFound extends DomainError {
  constructor() {
    super('team_request_not_found');
  }
}

export class TeamBanned extends DomainError<'team_banned'> {
  constructor(reason: string) {
    super('team_banned', { given: [reason] });
  }
}

export class TeamBanKnown extends DomainError {
  constructor() {
    super('team_ban_known');
  }
}

export class TeamBanNotFound extends DomainError {
  constructor() {
    super('team_ban_not_found');
  }
}

export class TeamMemberNotFound extends DomainError {
  constructor() {
    super('team_member_not_found');
  }
}

export class TeamCaptainStays extends DomainError {
  constructor() {
    super('team_captain_stays');
  }
}

export class TeamCaptainKept extends DomainError {
  constructor() {
    super('team_captain_kept');
  }
}

export class TeamHasMembers extends DomainError {
  constructor() {
    super('team_has_members');
  }
}

export class TeamInvitationNotFound extends DomainError {
  constructor() {
    super('team_invitation_not_found');
  }
}

export class TeamHandOverNotFound extends DomainError {
  constructor() {
    super('team_hand_over_not_found');
  }
}

/** The database rejected a second membership of an account. */
export class MemberElsewhere extends Error {
  constructor(readonly userId: string) {
    super('The account is in a team.');
  }
}
