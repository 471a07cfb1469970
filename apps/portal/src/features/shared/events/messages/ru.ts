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
};
