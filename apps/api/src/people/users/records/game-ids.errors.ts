import { DomainError } from '../../../kernel/errors/domain-error.ts';

export class GameIdMissing extends DomainError {
  constructor() {
    super('game_id_missing');
  }
}

export class GameIdKnown extends DomainError {
  constructor() {
    super('game_id_known');
  }
}

export class GameIdTaken extends DomainError {
  constructor() {
    super('game_id_taken');
  }
}

export class GameIdNotLinked extends DomainError {
  constructor() {
    super('game_id_not_linked');
  }
}

export class GameIdUnproved extends DomainError {
  constructor() {
    super('game_id_unproved');
  }
}

export class GameIdsFull extends DomainError<'game_ids_full'> {
  constructor(most: number) {
    super('game_ids_full', { given: [most] });
  }
}

export class GameRiderNotFound extends DomainError {
  constructor() {
    super('game_rider_not_found');
  }
}

export class ProofOutdated extends DomainError {
  constructor() {
    super('proof_outdated');
  }
}

export class ProofNotSeen extends DomainError<'proof_not_seen'> {
  constructor(lastName: string) {
    super('proof_not_seen', { given: [lastName] });
  }
}
