/* Built from appeals.ru.icu.json by tools/messages. */
export const ru = {
  text: 'Что произошло',
  textHint: 'Прочитают только организатор и модераторы клуба.',
  link: 'Ссылка на запись или файл',
  linkHint: 'Можно без неё. Например, запись трансляции.',
  send: 'Подать протест',
  sending: 'Отправляем',
  answer: 'Ответ райдеру',
  answerHint: 'Ответ увидят все.',
  outcome: 'Решение по протесту',
  accepted: 'Принят',
  rejected: 'Отклонён',
  reply: 'Отправить ответ',
};
