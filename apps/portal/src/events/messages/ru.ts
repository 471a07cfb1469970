/* Built from ru.icu.json by tools/messages. */
export const ru = {
  next: {
    kicker: (day: string, time: string): string => `Следующий старт, ${day} в ${time}`,
    lineUp: (time: string): string => `сбор на старте в ${time}`,
    open: 'Открыть заезд',
  },
  kinds: {
    TIME_TRIAL: 'Разделка',
    GROUP_RIDE: 'Катка',
    GROUP_WORKOUT: 'Тренировка',
    RACE: 'Гонка',
    catchUp: 'Догонялки',
    newbies: 'Новички',
    running: 'Забег',
  },
  worlds: {
    watopia: 'Ватопия',
    richmond: 'Ричмонд',
    london: 'Лондон',
    'new-york': 'Нью-Йорк',
    innsbruck: 'Инсбрук',
    bologna: 'Болонья',
    yorkshire: 'Йоркшир',
    'crit-city': 'Крит-Сити',
    'makuri-islands': 'Макури',
    france: 'Франция',
    paris: 'Париж',
    scotland: 'Шотландия',
    'gravel-mountain': 'Гравийная гора',
  },
};
