/** Error codes of billing with their statuses; the messages are in `errors.*.icu.json`. */
export const billingErrors = {
  plan_not_found: 404,
  plan_without_period: 409,
  organizer_needed: 403,
  receipt_email_needed: 409,
  payments_off: 503,
  provider_unavailable: 503,
  payment_not_found: 404,
  payment_not_cancellable: 409,
  payment_held: 409,
  slot_not_found: 404,
  refund_not_open: 409,
} as const;
