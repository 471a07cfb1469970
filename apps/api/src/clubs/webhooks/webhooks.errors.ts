import { DomainError } from '../../kernel/errors/domain-error.ts';

export class WebhookNotFound extends DomainError {
  constructor() {
    super('webhook_not_found');
  }
}

export class DeliveryNotFound extends DomainError {
  constructor() {
    super('delivery_not_found');
  }
}

export class WebhookAddressWrong extends DomainError {
  constructor() {
    super('webhook_address');
  }
}

export class WebhookOff extends DomainError {
  constructor() {
    super('webhook_off');
  }
}

export class WebhookSealed extends DomainError {
  constructor() {
    super('webhook_sealed');
  }
}

export class WebhooksFull extends DomainError<'webhooks_full'> {
  constructor(most: number) {
    super('webhooks_full', { given: [most] });
  }
}
