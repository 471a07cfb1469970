import type { Random } from '../random.ts';

const MEN =
  'Демьян Лука Савва Тихон Макар Ермолай Платон Родион Мирон Гордей Захар Архип Еремей Клим Назар Прохор Фёдор Юлиан Ярослав Остап Матвей Богдан Влас Кондрат'.split(
    ' ',
  );
const WOMEN =
  'Милана Злата Ульяна Варвара Агата Василиса Есения Марфа Пелагея Стефания Таисия Фаина Олеся Лукерья Аглая Зоряна'.split(
    ' ',
  );
/** Invented surnames; the feminine form appends «а». */
const SURNAMES =
  'Крутогоров Утёсов-Яров Педалев Ветродуев Серпантинов Отрывин Каденсов Асфальтов Перевалов Рулевой-Дальнев Спицын-Долгов Цепнов Бугров-Полевой Затяжнов Темпов Обгонин Финишев Подъёмов Колесов-Ярый Седлов Туманолугов Камнеградов Ясенецкий-Бор Громодолин Лесоозёров Пыльнодоров Встречнов Сквозняков Полозьев Тягунов Берегопольев Дождев-Северов Крутояров-Мыс Зубчаткин Стремнинов Вираж-Орлов Ключегорцев Холмоверхов Полуночнов Ледоставин'.split(
    ' ',
  );
const ABROAD: Readonly<Record<string, { men: string; women: string; surnames: string }>> = {
  est: { men: 'Tarmo Rein Kalev', women: 'Leelo Virve Maarja', surnames: 'Järvekalda Tuulerada Mäekülg Rattasaar' },
  fin: {
    men: 'Väinö Oiva Tapio',
    women: 'Aino Helmi Saimi',
    surnames: 'Kivisalmenranta Tuulipyörä Mäkikelo Lumivaara',
  },
  srb: { men: 'Vukan Relja Strahinja', women: 'Jasna Dunja', surnames: 'Točkovgrad Brdoviti Vetrodolac' },
  ita: { men: 'Elio Fosco Nereo', women: 'Alba Ginevra', surnames: 'Ventaloni Pedalfredi Salitorre' },
  aut: { men: 'Korbinian Quirin', women: 'Leonie Resi', surnames: 'Bergradler Talwindner' },
  chn: { men: 'Wei Jun', women: 'Lan Mei', surnames: 'Fenglun Shanlu' },
};

/** First and last name as the game shows them. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Draws an obviously invented name that is not in use yet. */
export function inventName(random: Random, male: boolean, country: string, taken: Set<string>): PersonName {
  for (;;) {
    const name = ABROAD[country] ? abroad(random, male, ABROAD[country]) : russian(random, male);
    const key = `${name.firstName} ${name.lastName}`;
    if (!taken.has(key)) {
      taken.add(key);
      return name;
    }
  }
}

function russian(random: Random, male: boolean): PersonName {
  const surname = random.pick(SURNAMES);
  return { firstName: random.pick(male ? MEN : WOMEN), lastName: male ? surname : feminine(surname) };
}

function abroad(random: Random, male: boolean, names: { men: string; women: string; surnames: string }): PersonName {
  const first = random.pick((male ? names.men : names.women).split(' '));
  const last = random.pick(names.surnames.split(' '));
  return { firstName: `${first} ${String.fromCharCode(65 + random.whole(0, 25))}.`, lastName: last };
}

function feminine(surname: string): string {
  return surname
    .split('-')
    .map((part) => (/(?:ов|ев|ёв|ин|ын)$/.test(part) ? `${part}а` : part.replace(/(?:ий|ый|ой)$/, 'ая')))
    .join('-');
}
