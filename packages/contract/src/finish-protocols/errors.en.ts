/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  finish_protocol_not_found: 'There is no such finish protocol. Refresh the list.',
  finish_protocol_known: 'This organizer has this protocol already. Change it instead of adding it.',
};
