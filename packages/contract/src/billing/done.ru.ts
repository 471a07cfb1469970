/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  payment_cancelled: 'Платёж отменён, деньги вернутся на карту.',
  slot_given: 'Период добавлен. Организатор получил сообщение.',
  slot_given_ownerless: 'Период добавлен. У организатора нет владельца: сообщение никому не отправлено.',
  slot_paused: 'Период приостановлен: права модераторов клубов закрыты.',
  slot_resumed: 'Период снова действует.',
};
