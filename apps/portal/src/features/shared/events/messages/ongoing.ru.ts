/* Built from ongoing.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  title: 'Сейчас едут',
  elapsed: (minutes: number): string => `В пути ${minutes} мин`,
  elapsedHours: (hours: number, minutes: number): string => `В пути ${hours} ч ${minutes} мин`,
  signedUp: (count: number): string =>
    plural('ru', count, {
      one: `Записался ${formatNumber(count, { locale: 'ru' })} райдер`,
      many: `Записались ${formatNumber(count, { locale: 'ru' })} райдеров`,
      other: `Записались ${formatNumber(count, { locale: 'ru' })} райдера`,
    }),
  finished: (finished: number, count: number): string =>
    `${plural('ru', finished, { one: `Финишировал ${formatNumber(finished, { locale: 'ru' })}`, other: `Финишировали ${formatNumber(finished, { locale: 'ru' })}` })}, записалось ${count}`,
  nobody: 'Пока никто не финишировал.',
  starters: 'Стартовый лист',
  noteWithout: 'Неофициально. Игра присылает только финиши, первые появятся здесь.',
  note: (time: string): string => `Неофициально, по данным игры на ${time}`,
  stale: (time: string): string => `Неофициально. Новых данных от игры нет с ${time}`,
};
