/** The refusals of finish protocols. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const finishProtocolErrors = {
  finish_protocol_not_found: 404,
  finish_protocol_known: 409,
} as const;
