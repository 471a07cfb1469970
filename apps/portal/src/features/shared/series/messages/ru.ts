/* Built from ru.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const ru = {
  types: { tour: 'Тур', catchUp: 'Догонялки', endurance: 'Выносливость', series: 'Серия', criterium: 'Критериум' },
  stages: (count: number): string => `${count} ${plural('ru', count, { one: 'этап', many: 'этапов', other: 'этапа' })}`,
  next: (order: number, day: string): string => `этап ${order}, ${day}`,
  nextRace: (day: string): string => `заезд ${day}`,
  draft: 'Черновик',
};
