/* Built from done.en.icu.json by tools/messages. */
export const en = {
  finish_protocol_created: 'The finish protocol is added.',
  finish_protocol_changed: 'The finish protocol is changed.',
  finish_protocol_removed: 'The finish protocol is removed. Races keep their rule.',
};
