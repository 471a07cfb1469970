/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  unsubscribe_link_wrong:
    'Ссылка неполная. Откройте её из письма ещё раз или отключите письма в настройках оповещений.',
};
