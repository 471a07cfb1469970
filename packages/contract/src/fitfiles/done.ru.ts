/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  fit_imported: 'Мощность добавлена. Протокол обновится через минуту.',
  fit_imported_virtual: 'Мощность добавлена и помечена как расчётная. Протокол обновится через минуту.',
};
