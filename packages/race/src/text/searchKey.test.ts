import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesSearch, searchKey, searchMatcher } from './searchKey.ts';

describe('searchKey', () => {
  it.each([
    ['Алексей', 'Alexey', 'Aleksei', 'ALEXEI', 'Aleksej'],
    ['Юлия', 'Yulia', 'Yuliya', 'Iuliia', 'Julia'],
    ['Дмитрий', 'Dmitry', 'Dmitriy', 'Dmitrii', 'Dmitri'],
    ['Евгений', 'Evgeny', 'Evgeniy', 'Yevgeny', 'Yevgeniy'],
    ['Сергей', 'Sergey', 'Sergei', 'Sergej'],
    ['Наталья', 'Natalya', 'Natalia', 'Наталия'],
    ['Щербаков', 'Shcherbakov', 'Scherbakov'],
    ['Шмидт', 'Schmidt', 'Shmidt'],
    ['Цветков', 'Tsvetkov', 'Tzvetkov'],
    ['Хабаров', 'Khabarov', 'Habarov'],
    ['Жуков', 'Zhukov'],
    ['Чернов', 'Chernov'],
    ['Виктор', 'Viktor', 'Victor'],
    ['Филипп', 'Filipp', 'Philip'],
    ['Максим', 'Maxim', 'Maksim'],
    ['Ёлкин', 'Елкин', 'Yolkin', 'Yelkin', 'Elkin'],
    ['Артём', 'Артем', 'Artem', 'Artyom'],
    ['Фёдор', 'Федор', 'Fedor', 'Fyodor'],
    ['Пётр', 'Petr', 'Pyotr'],
    ['Алёна', 'Алена', 'Alena', 'Alyona'],
    ['Ильин', 'Ilin', "Il'in", 'Il’in'],
    ['Подъячев', 'Podyachev', 'Podiachev'],
    ['Эльдар', 'Eldar', 'ЭЛЬДАР'],
    ['Быков', 'Bykov', 'Bikov'],
    ['Кирилл', 'Kirill', 'Кирил'],
    ['Сергеев', 'Sergeev', 'Sergeyev'],
    ['Мария', 'Maria', 'Mariya', 'Mariia', 'Mariiya'],
    ['Василий', 'Vasily', 'Wasilij', 'Vasiliy'],
    ['Олена Ґалаґан', 'Olena Galagan'],
    ['Ўладзімір', 'Uladzimir'],
    ['Đorđević', 'Dordevic'],
    ['Kjær', 'Kjer'],
    ['Cœur', 'Ceur'],
    ['Weiß', 'Weiss'],
    ['Łukasz Bjørn', 'Lukasz Bjorn'],
    ['Işık', 'Isik'],
  ])('unifies the spellings of %s', (...spellings) => {
    expect(new Set(spellings.map(searchKey)).size).toBe(1);
  });

  it.each([
    ['Иван', 'Иванна'],
    ['Anton', 'Antonina'],
    ['Лев', 'Лена'],
    ['Team 1', 'Team 11'],
    ['Марк', 'Марс'],
    ['Гоша', 'Гога'],
    ['Жора', 'Зора'],
  ])('distinguishes %s and %s', (one, other) => {
    expect(searchKey(one)).not.toBe(searchKey(other));
  });

  it.each([
    { text: '  Анна   Петрова ', key: 'ana petrova' },
    { text: 'Anna K. [TEAM]', key: 'ana k team' },
    { text: 'Салтыков-Щедрин', key: 'saltikov shedrin' },
    { text: 'José Müller', key: 'iose muler' },
    { text: 'Søren Łukasz Straße', key: 'soren lukasz strase' },
    { text: 'Rider #11 (2026)', key: 'rider 11 2026' },
    { text: '', key: '' },
    { text: '[...]', key: '' },
    { text: 'Гонка №7 Zwift™', key: 'gonka 7 zvift' },
    { text: '山田', key: '山田' },
    { text: '🚴 Go', key: 'go' },
  ])('of "$text" is "$key"', ({ text, key }) => {
    expect(searchKey(text)).toBe(key);
  });

  it('supports combining accents', () => {
    expect(searchKey('Йошкин'.normalize('NFD'))).toBe(searchKey('Йошкин'));
    expect(searchKey('Müller'.normalize('NFD'))).toBe(searchKey('Müller'));
  });

  it('is case-insensitive', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'абвёйщъьэюяАБВЁЙabcxyzABC '.split('')) }), (text) => {
        expect(searchKey(text.toUpperCase())).toBe(searchKey(text.toLowerCase()));
      }),
    );
  });

  it('has no capitals, accents and surrounding spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchKey(text)).toBe(searchKey(text).trim());
        expect(searchKey(text)).not.toMatch(/[A-ZА-ЯЁ]| {2}/);
      }),
    );
  });
});

describe('matchesSearch', () => {
  const key = searchKey('Алексей Щербаков [OTRYV]');

  it.each([
    '',
    '   ',
    'алексей',
    'АЛЕКСЕЙ',
    'Alexey',
    'alex',
    'щерб',
    'shcherb',
    'scherbakov',
    'щербаков алексей',
    'Alexey Щерб',
    'otryv',
    '[otryv]',
    'отрыв',
    'баков',
  ])('finds "%s"', (query) => {
    expect(matchesSearch(key, query)).toBe(true);
  });

  it.each(['иван', 'alexey ivanov', 'щербаковы', 'otryv 2', '№', '...', '%', '— [ ]', '🚴'])(
    'does not find "%s"',
    (query) => {
      expect(matchesSearch(key, query)).toBe(false);
    },
  );

  it.each(['.*', '(', '[a-z]+', '\\', '^алексей$', '%'])('treats "%s" as text, not as a pattern', (query) => {
    expect(() => matchesSearch(key, query)).not.toThrow();
    expect(matchesSearch(searchKey('Никто'), `${query}алексей`)).toBe(false);
  });

  it.each([
    { name: 'Артём', typed: 'Artyom' },
    { name: 'Щербаков', typed: 'Shcherbakov' },
    { name: 'Щербаков', typed: 'Scherbakov' },
    { name: 'Шмидт', typed: 'Schmidt' },
    { name: 'Чернов', typed: 'Chernov' },
    { name: 'Хабаров', typed: 'Khabarov' },
    { name: 'Филипп', typed: 'Philipp' },
    { name: 'Евгений', typed: 'Yevgeniy' },
    { name: 'Ёлкин', typed: 'Yolkin' },
    { name: 'Цветков', typed: 'Tsvetkov' },
    { name: 'Юлия', typed: 'Yuliya' },
    { name: 'John Jones', typed: 'John Jones' },
    { name: 'Mikhail', typed: 'Михаил' },
    { name: 'Anna Petrova', typed: 'Анна Петрова' },
  ])('finds $name at every prefix of "$typed"', ({ name, typed }) => {
    const lettersLost = Array.from(typed, (_, index) => typed.slice(0, index + 1)).filter(
      (query) => !matchesSearch(searchKey(name), query),
    );

    expect(lettersLost).toEqual([]);
  });

  it.each(['зззз', 'zzz', 'ыыыы', 'ннн', 'оооо'])('treats "%s" as a held key, not as a character', (query) => {
    expect(matchesSearch(searchKey('Кузнецов Иннокентий Рыжий'), query)).toBe(false);
  });

  it('finds every alphanumeric text by itself', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => searchKey(text) !== ''),
        (text) => {
          expect(matchesSearch(searchKey(text), text)).toBe(true);
        },
      ),
    );
  });

  it('finds every text by each word in it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'абвгдежзиклмнопрстуфхцчшэя'.split('')), minLength: 1 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(3), (words, chosen) => {
        expect(matchesSearch(searchKey(words.join(' ')), words[chosen % words.length] ?? '')).toBe(true);
      }),
    );
  });
});

describe('searchMatcher', () => {
  it('matches like matchesSearch for many keys', () => {
    const keys = ['Артём Щербаков', 'Anna Petrova', 'Лев', ''].map(searchKey);

    for (const query of ['', 'Sc', 'петр', 'artyom sherb', 'лев а']) {
      expect(keys.map(searchMatcher(query))).toEqual(keys.map((key) => matchesSearch(key, query)));
    }
  });
});
