/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  finish_protocol_not_found: 'Такого протокола финиша нет. Обновите список.',
  finish_protocol_known: 'У этого организатора такой протокол уже есть. Измените его вместо добавления.',
};
