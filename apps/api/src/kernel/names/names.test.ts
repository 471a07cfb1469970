import { describe, expect, it } from 'vitest';
import { changedSkeleton, skeletonOf } from './name-skeleton.ts';
import { isProperName, requireProperNames } from './proper-names.ts';

describe('isProperName', () => {
  it('accepts readable names', () => {
    const names = ['Крона', 'SC Ромашка-2', 'Ёж 🚴🏽‍♂️', '❤️ Вело', '7', 'Đội đua', '自転車', 'नदी', '²', 'a\u00A0b'];

    expect(names.filter((name) => !isProperName(name))).toEqual([]);
  });

  it('accepts the alphabet of a language, with the usual additional scripts', () => {
    const names = [
      'Łódź Cyclisme',
      'Équipe Créteil',
      'Züri Räder',
      'Şişli Işık',
      'Ñandú',
      'Čakovec',
      'Ærø',
      'Þórsmörk',
      'Қазақ',
      'ГӀалгӀай',
      'Ποδήλατο',
      'Ґанок',
      'Раи\u0306он',
      'SC Ποδήλατο Крона',
      'Ⅳ ° ½ 🚴 ⠿',

      'Team 東京',
      'ラーメン Racing',
      '서울 FC',
      'ㄅㄆㄇ',
      'نادي ٧',
      'תל אביב',
      'თბილისი',
      'Երևան',
      'จักรยาน',
      'नदी ७',
    ];

    expect(names.filter((name) => !isProperName(name))).toEqual([]);
  });

  it('rejects characters of one script among those of another, and rare scripts', () => {
    const names = [
      'Крօна',
      'Krօna',
      'Krסna',
      'Krოna',
      'Kr०na',
      'Krهna',
      'Krംna',
      'Ερօς',
      '東Крона',
      'Երևան 東京',
      'ᎪBC',
      'ᏟᎪᎢ',
      'Ⲕⲣⲟⲛⲁ',
      'ꓚꓳꓐ',
      '𐐬𐐬',
      'תל จัก',
      'Team \u0E48',
    ];

    expect(names.filter(isProperName)).toEqual([]);
  });

  it('rejects invisible characters, direction marks, and names without an alphanumeric character', () => {
    const hidden = {
      control: 'Кр\u0007она',
      deletion: 'Крона\u007F',
      lineFeed: 'Кро\nна',
      lineSeparator: 'Кро\u2028на',

      paragraphSeparator: 'Кро\u2029на',
      zeroWidthSpace: 'Кро\u200Bна',
      joiner: 'Кро\u200Dна',
      softHyphen: 'Кро\u00ADна',
      override: '\u202Eанорк',
      isolate: '\u2066Крона\u2069',
      mark: 'Крона\u200F',
      byteOrder: '\uFEFFКрона',

      hangulFiller: 'Крона\u3164',
      halfFiller: 'Крона\uFFA0',
      braille: 'Крона\u2800',
      graphemeJoiner: 'Кро\u034Fна',
      variation: 'Крона\uFE0F',
      tag: 'Крона\u{E0041}',
      surrogate: 'Крона\uD800',
      privateUse: 'Крона\uE000',
      fillersOnly: '\u3164\u3164',
      signsOnly: '!!! — ···',
      spacesOnly: '\u2003 ',
      empty: '',
      pictureOnly: '🚴',
    };

    expect(Object.entries(hidden).filter(([, name]) => isProperName(name))).toEqual([]);
  });
});

describe('requireProperNames', () => {
  const outcomeOf = (next: string | null | undefined, former?: string | null) => {
    try {
      requireProperNames({ good: { next: 'Крона' }, name: { next, former } });
      return 'done';
    } catch (error) {
      return Object.keys(Reflect.get(Object(error), 'fields'));
    }
  };

  it('reports the fields that changed for the worse, and accepts stored values', () => {
    expect([
      outcomeOf('Крона\u200B'),
      outcomeOf('Крона\u200B', 'Крона'),
      outcomeOf('Крона\u200B', null),
      outcomeOf('Крона\u200B', 'Крона\u200B'),
      outcomeOf('Раи\u0306он\u200B'.normalize('NFC'), 'Раи\u0306он\u200B'),
      outcomeOf(null, 'Крона'),
      outcomeOf(undefined),
    ]).toEqual([['name'], ['name'], ['name'], 'done', 'done', 'done', 'done']);
  });
});

describe('skeletonOf', () => {
  it('is the same for names that look the same, and for no others', () => {
    const alike = [
      ['КРОНА', 'Kpoнa'],
      ['крона', 'KPOHA'],
      ['Вест', 'BECT'],
      ['Ёлка', 'Елка'],
      ['Ｔｅａｍ', 'Team'],
      ['ΑΒΓ', 'ABΓ'],

      ['Тур  де\u00A0Ом', 'Тур де Ом'],
      ['ﬁn', 'fin'],
      ['Иі', 'Иi'],
      ['é', 'e\u0301'],
      ['ТОМ', 'ΤΟΜ'],
      ['  Крона', 'Крона'],

      ['Ӏtalia', 'Italia'],
      ['Gaӏa', 'Gala'],
      ['Gaǀa', 'Gala'],
      ['ɡɑla', 'gala'],
      ['Işık', 'ışık'],
      ['ɪʀᴏɴ ᴄʟᴜʙ', 'Iron Club'],
      ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
      ['ГОД', 'ΓОД'],
      ['ПИК', 'ΠИК'],
      ['ФОРТ', 'ΦОРТ'],

      ['Krㅇna', 'Krona'],
      ['Kr〇na', 'Krona'],
      ['Gaㅣa', 'Gala'],
      ['Ga丨a', 'Gala'],
    ];
    const apart = [
      ['Крона', 'Корона'],
      ['Team 1', 'Team l'],
      ['Team 0', 'Team O'],
      ['Вест', 'Вест-2'],
      ['й', 'и'],
      ['ABC', 'ABD'],
    ];
    const isAlike = ([one = '', other = '']: string[]) => skeletonOf(one) === skeletonOf(other);

    expect({ alike: alike.filter((pair) => !isAlike(pair)), apart: apart.filter(isAlike) }).toEqual({
      alike: [],
      apart: [],
    });
  });

  it('changes only with a name that looks different', () => {
    expect([
      changedSkeleton('nameSkeleton', 'Kpoнa', 'крона'),
      changedSkeleton('nameSkeleton', 'Крона', 'Корона'),
      changedSkeleton('nameSkeleton', 'Крона', null),
      changedSkeleton('nameSkeleton', 'Крона', undefined),
    ]).toEqual([{}, ...Array.from({ length: 3 }, () => ({ nameSkeleton: 'kpoha' }))]);
  });
});
