/* Built from dateTimeMessages.ru.icu.json by tools/messages. */
export const ru = {
  placeholder: 'ДД.ММ.ГГГГ ЧЧ:ММ:СС',
  notATime: 'Введите дату и время, например 21.11.2026 17:30:00',
  notBefore: (least: string): string => `Не раньше ${least}`,
  notAfter: (most: string): string => `Не позже ${most}`,
  skipped: (asked: string, taken: string): string =>
    `${asked} не бывает: в этот час часы переводят вперёд. Взяли ${taken}.`,
  twice: 'Часы переводят назад, и это время бывает дважды',
  earlier: (zone: string): string => `раньше, ${zone}`,
  later: (zone: string): string => `позже, ${zone}`,
  openCalendar: 'Открыть календарь',
  calendar: 'Дата и время',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  hours: 'Часы',
  minutes: 'Минуты',
  seconds: 'Секунды',
  outOfClock: (most: number): string => `От 0 до ${most}`,
  now: 'Сейчас',
  done: 'Готово',
};
