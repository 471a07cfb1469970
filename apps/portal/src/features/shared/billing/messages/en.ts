/* Built from en.icu.json by tools/messages. */
export const en = {
  states: { active: 'active', paused: 'paused', upcoming: 'to come', expired: 'expired' },
  until: 'until',
  from: 'from',
  to: 'to',
  pausedText: 'The rights of moderators are closed. The period goes on.',
  announced: 'The organizer and the moderators get a message a week and a day before its end.',
};
