import type { FitRefusal } from '@otryv/contract';
import { DomainError } from '../../kernel/errors/domain-error.ts';

export class FitResultMissing extends DomainError {
  constructor() {
    super('fit_result_missing');
  }
}

export class FitPowerKnown extends DomainError {
  constructor() {
    super('fit_power_known');
  }
}

/** The file is unreadable. */
export class FitRefused extends DomainError {
  constructor(error: FitRefusal) {
    super(error);
  }
}

export class FitWithoutPower extends DomainError {
  constructor() {
    super('fit_without_power');
  }
}

export class FitCut extends DomainError {
  constructor() {
    super('fit_cut');
  }
}

export class FitOtherRide extends DomainError {
  constructor() {
    super('fit_other_ride');
  }
}
