/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  oembed_url_missing: 'Не сказано, что встраивать. Добавьте параметр url с адресом страницы.',
  oembed_nothing:
    'По этому адресу нечего встроить. Укажите адрес протокола, расписания, серии или профиля на этом портале.',
  oembed_format_unknown: 'Такого формата нет. Возьмите json или xml.',
};
