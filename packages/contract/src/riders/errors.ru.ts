/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  rider_not_found: 'Такого райдера на портале нет. Проверьте номер или найдите райдера по имени в разделе «Райдеры».',
};
