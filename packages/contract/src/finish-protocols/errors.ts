/** Error codes of finish protocols with their statuses; the messages are in `errors.*.icu.json`. */
export const finishProtocolErrors = {
  finish_protocol_not_found: 404,
  finish_protocol_known: 409,
} as const;
