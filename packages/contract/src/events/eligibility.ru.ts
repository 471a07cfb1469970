/* Built from eligibility.ru.icu.json by tools/messages. */
export const ru = {
  allowed: 'Можно участвовать',
  allowedBecause: (reasons: string): string => `Можно участвовать: ${reasons}`,
  refused: 'Участвовать нельзя',
  refusedBecause: (reasons: string): string => `Участвовать нельзя: ${reasons}`,
  unknown: 'Неизвестно: это решит игра',
  comparison: (subject: string, actual: string, operator: string, required: string): string =>
    `${subject} ${actual}, нужно ${operator} ${required}`,
  missing: (subject: string, operator: string, required: string): string =>
    `${subject}: нужно ${operator} ${required}, ваше значение не известно`,
  womenOnly: 'группа только для женщин',
  menOnly: 'группа только для мужчин',
  club: 'заезд только для членов клуба',
  category: 'категория',
  zFTP: 'zFTP',
  zFTPwkg: 'zFTP, Вт/кг',
  zMAP: 'zMAP',
  zMAPwkg: 'zMAP, Вт/кг',
  score: 'гоночный рейтинг',
  age: 'возраст',
  playerType: 'вид аккаунта',
  profileId: 'номер райдера',
  noCategory: 'нет',
  unknownWithout: (names: string): string => `Неизвестно, не хватает ваших данных: ${names}`,
  sex: 'пол',
  membership: 'членство в клубе',
};
