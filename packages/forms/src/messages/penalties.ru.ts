/* Built from penalties.ru.icu.json by tools/messages. */
export const ru = {
  penalties: 'Штрафы',
  noPenalties: 'Нет штрафов',
  addPenalty: 'Добавить штраф',
  removePenalty: (number: number): string => `Убрать штраф ${number}`,
  penaltyTime: (number: number): string => `Штраф ${number}, секунды`,
  penaltyReason: (number: number): string => `Причина штрафа ${number}`,
  savePenalties: 'Записать штрафы',
  wholeSeconds: 'Нужны целые секунды или время вида 1:30',
};
