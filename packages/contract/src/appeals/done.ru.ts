/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  appeal_sent: 'Протест отправлен. Ответ придёт сообщением.',
  appeal_answer_sent: 'Ответ отправлен райдеру.',
};
