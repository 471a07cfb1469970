import { DomainError } from '../../kernel/errors/domain-error.ts';

export class PlanNotFound extends DomainError {
  constructor() {
    super('plan_not_found');
  }
}

/** A plan sold by the piece has no period, and creates no slot. */
export class PlanWithoutPeriod extends DomainError {
  constructor() {
    super('plan_without_period');
  }
}

export class OrganizerNeeded extends DomainError {
  constructor() {
    super('organizer_needed');
  }
}

export class ReceiptEmailNeeded extends DomainError {
  constructor() {
    super('receipt_email_needed');
  }
}

export class PaymentsOff extends DomainError {
  constructor() {
    super('payments_off');
  }
}

/** The provider did not respond, or with another shape: the outcome is unknown. */
export class ProviderUnavailable extends DomainError {
  constructor() {
    super('provider_unavailable');
  }
}

export class PaymentNotFound extends DomainError {
  constructor() {
    super('payment_not_found');
  }
}

export class PaymentHeld extends DomainError {
  constructor() {
    super('payment_held');
  }
}

export class PaymentNotCancellable extends DomainError {
  constructor() {
    super('payment_not_cancellable');
  }
}

/** Another administrator has chosen, the period has ended, or more has been refunded since. */
export class RefundNotOpen extends DomainError {
  constructor() {
    super('refund_not_open');
  }
}

export class SlotNotFound extends DomainError {
  constructor() {
    super('slot_not_found');
  }
}
