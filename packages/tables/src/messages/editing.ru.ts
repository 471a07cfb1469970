/* Built from editing.ru.icu.json by tools/messages. */
export const ru = {
  choose: 'Выбрать',
  chooseRow: (rider: string): string => `Выбрать: ${rider}`,
  after: 'Станет',
  afterName: 'Место после решения',
  decision: 'Решение',
  byServer: 'ставит сервер',
  byServerTip: (label: string): string => `Метку ${label} ставит сервер, решением её не снять`,
};
