/* Built from letters.ru.icu.json by tools/messages. */
export const ru = {
  section: 'Сообщение',
  open: 'Открыть на сайте',
  why: 'Письмо пришло, потому что в настройках оповещений включены письма о личных сообщениях.',
  unsubscribe: 'Отписаться',
};
