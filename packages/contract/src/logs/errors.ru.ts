/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  log_entry_not_found: 'Такой записи в журнале нет: её удалили или срок хранения прошёл. Вернитесь к журналу.',
};
