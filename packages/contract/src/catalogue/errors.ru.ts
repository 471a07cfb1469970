/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  route_not_found: 'Таких маршрутов в каталоге нет. Проверьте номера.',
};
