/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  result_not_found: 'This rider has no result in the event. Check the rider’s number.',
  decision_not_found: 'There is no such decision in this event. Check its number.',
  decision_refused: 'VP and DNF are set automatically, a decision cannot change them.',
  value_not_found: 'The protocol no longer has this value. Reload the page and look at the new one.',
  group_refused:
    'The rider cannot be moved to this group: they are in it, or the event has none. Choose another group.',
  import_running: 'The results of this event are being loaded. Wait until it ends.',
  protocol_changed: 'The protocol changed while you worked on it. Refresh the page and try again.',
  protocol_appealed: 'An appeal about this protocol has no answer. Answer it, then make the protocol official.',
  protocol_official: 'The protocol is official. Reopen it to change it.',
  protocol_locked: (author: string, reason: string): string =>
    `The protocol is locked: ${reason}. ${author} locked it; they or an administrator can unlock it.`,
  version_not_found: 'There is no such version of the protocol. Choose one of the list.',
  event_too_old:
    'The event is more than 14 days old, the game returns its results no more. Change the protocol by decisions.',
};
