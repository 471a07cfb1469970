/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  fit_imported: 'Мощность добавлена. Протокол обновится через минуту.',
  fit_imported_virtual: 'Мощность добавлена и помечена как расчётная. Протокол обновится через минуту.',
  fit_checksum_wrong: 'Файл был повреждён и восстановлен: контрольная сумма не сошлась.',
  fit_checksum_missing: 'Файл восстановлен: в нём не было контрольной суммы.',
  fit_size_missing: 'Файл восстановлен: в его заголовке не был указан размер.',
  fit_all_read: 'Прочитаны все записи заезда.',
  fit_cut: (until: string): string => `Файл оборван: прочитано до ${until} от старта.`,
};
