/** Error codes of mailings with their statuses; the messages are in `errors.*.icu.json`. */
export const mailingErrors = {
  mailing_not_found: 404,
  mailing_over: 409,
  mailing_repeated: 409,
  mailing_without_receivers: 409,
  mailing_address_needed: 409,
  digest_empty: 409,
} as const;
