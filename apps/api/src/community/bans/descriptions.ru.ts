/* Built from descriptions.ru.icu.json by tools/messages. */
export const ru = {
  IMPERSONATION: 'Выступает под чужим именем.',
  FAKE_RIDER: 'Вымышленный райдер.',
  POWER_MANIPULATION: 'Завышенная мощность.',
  WEIGHT_MANIPULATION: 'Неверный вес.',
  STICKY_WATTS: 'Залипающие ватты.',
  UNFAIR_ASSISTANCE: 'Посторонняя помощь.',
  CHEATING: 'Нарушение правил соревнований.',
  NON_REGULAR_PARTICIPANT: 'Не постоянный участник.',
};
