/* Built from packages.ru.icu.json by tools/messages. */
export const ru = {
  missingGroup: (groups: string): string => `Отсутствует обязательная группа: ${groups}`,
  missingGroups: (groups: string): string => `Отсутствуют обязательные группы: ${groups}`,
  extraGroup: (groups: string): string => `Присутствует лишняя группа: ${groups}`,
  extraGroups: (groups: string): string => `Присутствуют лишние группы: ${groups}`,
  groupENotFound: 'Не найдена группа "E"',
  startNotFound: 'Не найдена дата старта',
  unknownPackage: (name: string): string => `Нет "пакета настроек" для ${name}`,
};
