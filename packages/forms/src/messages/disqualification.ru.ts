/* Built from disqualification.ru.icu.json by tools/messages. */
export const ru = {
  label: 'Метка',
  notChosen: 'Не выбрано',
  proposed: (label: string, meaning: string): string => `${label} - ${meaning}`,
  disqualify: 'Записать решение',
  lift: 'Снять дисквалификацию',
  lifting: 'Снимаем',
  meanings: {
    DSQ: 'Дисквалификация',
    DNF: 'Сход: финиша нет',
    DNS: 'Не стартовал',
    OUT: 'Вне зачёта',
    OFR: 'Вне зачёта по решению судей',
    VP: 'Мощность не измерена',
    LMT: 'Вне лимита времени',
    LAP: 'Отстал на круг',
    NP: 'Без места',
    MRS: 'Пропущен обязательный этап',
    MC: 'Разные категории на этапах',
    UNC: 'Категория не определена',
  },
};
