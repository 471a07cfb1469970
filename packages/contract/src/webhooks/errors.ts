/** Error codes of webhooks with their statuses; the messages are in `errors.*.icu.json`. */
export const webhookErrors = {
  webhook_not_found: 404,
  delivery_not_found: 404,
  webhook_address: 422,
  webhook_off: 409,
  webhook_sealed: 409,
  webhooks_full: 409,
} as const;
