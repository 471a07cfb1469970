/* Built from ru.icu.json by tools/messages. */
export const ru = {
  states: { active: 'активен', paused: 'приостановлен', upcoming: 'ждёт начала', expired: 'истёк' },
  until: 'до',
  from: 'с',
  to: 'по',
  pausedText: 'Права модераторов закрыты. Срок идёт.',
  announced: 'За неделю и за день до конца организатор и модераторы получат сообщение.',
};
