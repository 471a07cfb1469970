/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  banned_rider_unknown: 'Такого райдера на портале нет. Проверьте номер.',
  activity_not_found: 'Такого заезда с мощностью нет. Обновите список.',
};
