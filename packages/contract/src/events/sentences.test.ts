import { LINT_IDS, type LintNote } from '@otryv/race';
import { describe, expect, it } from 'vitest';
import { eligibilitySentence, eligibilitySummary } from './eligibilitySentence.ts';
import { lintSentence, packageSentence } from './sentences.ts';

const note = (id: LintNote['id'], value: number | null = null): LintNote => ({
  id,
  level: 'warning',
  groups: [],
  field: 'pace',
  value,
});

describe('packageSentence', () => {
  it.each([
    [{ code: 'missingGroups', groups: ['C'] }, 'Отсутствует обязательная группа: C'],
    [{ code: 'missingGroups', groups: ['C', 'D'] }, 'Отсутствуют обязательные группы: C, D'],
    [{ code: 'extraGroups', groups: ['A'] }, 'Присутствует лишняя группа: A'],
    [{ code: 'extraGroups', groups: ['A', 'B'] }, 'Присутствуют лишние группы: A, B'],
    [{ code: 'groupENotFound' }, 'Не найдена группа "E"'],
    [{ code: 'startNotFound' }, 'Не найдена дата старта'],
    [{ code: 'unknownPackage', name: 'тур' }, 'Нет "пакета настроек" для тур'],
  ] as const)('explains %j: %s', (problem, sentence) => {
    expect(packageSentence('ru', problem)).toBe(sentence);
    expect(packageSentence('en', problem)).toMatch(/^[\x20-\x7eа-я]+$/);
  });
});

describe('lintSentence', () => {
  it.each(LINT_IDS)('explains %s and how to fix it', (id) => {
    expect(lintSentence('ru', note(id, 2.63))).toMatch(/^[А-ЯЁ].*[.:,] ?.*\.$/);
    expect(lintSentence('en', note(id, 2.63))).toMatch(/^[A-Z][\x20-\x7e]*\.$/);
  });

  it('formats figures for the locale', () => {
    expect(lintSentence('ru', note('paceOverlap', 2.63))).toContain('2,63');
    expect(lintSentence('en', note('paceOverlap', 2.63))).toContain('2.63');
    expect(lintSentence('ru', { ...note('wrongPocket', 0), field: 'startLocation' })).toContain('Карман 0 ');
  });
});

describe('eligibilitySentence', () => {
  const reason = (subject: string, actual: number | null, required: number | string) => ({
    subject,
    actual,
    required,
    operator: '>=' as const,
  });

  it('lists each unknown property of the rider once', () => {
    const reasons = [
      reason('powerCurves.category', null, 1),
      reason('powerCurves.category', null, 5),
      { ...reason('club', null, 'club'), operator: null },
    ];

    expect(eligibilitySentence('ru', { isAllowed: null, reasons })).toBe(
      'Не хватает ваших данных: категория, членство в клубе',
    );
    expect(eligibilitySentence('ru', { isAllowed: null, reasons: [] })).toBe('Решит игра');
  });

  it('explains why a rider is admitted or rejected', () => {
    const unnumbered = { operator: null, actual: 'female' };
    const cases: [Parameters<typeof eligibilitySentence>[1], ru: string, en?: string][] = [
      [{ isAllowed: true, reasons: [] }, 'Можно', 'Open to you'],
      [{ isAllowed: false, reasons: [] }, 'Нельзя'],
      [
        { isAllowed: true, reasons: [reason('profile.age', 34, 18), reason('powerCurves.zFTP', 251.25, 240)] },
        'Можно: возраст не меньше 18, у вас 34; zFTP не меньше 240 вт, у вас 251,25 вт',
        'Open to you: age at least 18, yours 34; zFTP at least 240 W, yours 251.25 W',
      ],
      [
        { isAllowed: false, reasons: [reason('powerCurves.zFTPwkg', 3.12, 3.36)] },
        'Нельзя, условие: zFTP не меньше 3,36 вт/кг, у вас 3,12 вт/кг',
      ],
      [
        { isAllowed: false, reasons: [reason('profile.age', null, 18)] },
        'Нельзя, условие: возраст не меньше 18, ваше значение неизвестно',
      ],
      [
        { isAllowed: true, reasons: [reason('profile.profileId', 1234567, 1000000)] },
        'Можно: номер райдера не меньше 1000000, у вас 1234567',
      ],
      [
        { isAllowed: false, reasons: [{ ...unnumbered, subject: 'sex', required: 'male' }] },
        'Нельзя, условие: группа только для мужчин',
      ],
      [
        { isAllowed: true, reasons: [{ ...unnumbered, subject: 'sex', required: 'female' }] },
        'Можно: группа только для женщин',
      ],
      [
        { isAllowed: false, reasons: [{ ...unnumbered, subject: 'club', required: 'club' }] },
        'Нельзя, условие: заезд только для членов клуба',
      ],
      [
        {
          isAllowed: null,
          reasons: [{ ...unnumbered, subject: 'sex', actual: null, required: 'male' }, reason('profile.age', 34, 18)],
        },
        'Не хватает ваших данных: пол',
      ],
    ];

    expect(cases.map(([outcome]) => eligibilitySentence('ru', outcome))).toEqual(cases.map(([, ru]) => ru));
    const inEnglish = cases.filter(([, , en]) => en !== undefined);
    expect(inEnglish.map(([outcome]) => eligibilitySentence('en', outcome))).toEqual(inEnglish.map(([, , en]) => en));
  });

  it('describes every comparison without operators', () => {
    const operators = ['==', '!=', '<', '<=', '>', '>='] as const;
    const all = (subject: string, required: number, actual: number) =>
      operators.map((operator) =>
        eligibilitySentence('ru', { isAllowed: true, reasons: [{ subject, operator, required, actual }] }),
      );

    expect([
      all('scoring.current', 540, 512),
      all('powerCurves.category', 2, 5),
      all('powerCurves.category', 5, 2),
    ]).toEqual([
      ['540', 'не 540', 'меньше 540', 'не больше 540', 'больше 540', 'не меньше 540'].map(
        (text) => `Можно: гоночный рейтинг ${text}, у вас 512`,
      ),
      ['B', 'не B', 'сильнее B', 'B или сильнее', 'слабее B', 'B или слабее'].map(
        (text) => `Можно: категория ${text}, у вас не определена`,
      ),
      [
        'категория не определена',
        'категория определена',
        'категория определена',
        'любая категория',
        'категория не определена',
        'категория не определена',
      ].map((text) => `Можно: ${text}, у вас B`),
    ]);
  });
});

describe('eligibilitySummary', () => {
  type Groups = Parameters<typeof eligibilitySummary>[1]['groups'];
  type Reason = Groups[number]['reasons'][number];
  const strength: Reason = { subject: 'powerCurves.category', operator: '==', required: 2, actual: 2 };
  const weaker = { ...strength, required: 3 };
  const stronger = { ...strength, required: 1 };
  const ftp: Reason = { subject: 'powerCurves.zFTPwkg', operator: '<', required: 4, actual: 4 };
  const female = { subject: 'sex', required: 'female', actual: 'male', operator: '==' as const };
  const male = { ...female, required: 'male', actual: 'female' };
  const club = { subject: 'club', required: 'c', actual: null, operator: '==' as const };
  const unknown = { ...strength, actual: null };
  const group = (
    subgroupLabel: Groups[number]['subgroupLabel'],
    isAllowed: boolean | null,
    ...reasons: Groups[number]['reasons']
  ) => ({ subgroupLabel, isAllowed, reasons, sentence: '' });
  type Said = [own: Parameters<typeof eligibilitySummary>[1]['ownGroup'], groups: Groups, ru: string];
  const unequal: Reason = { ...strength, operator: '!=' };
  const closed: Reason[][] = [
    [weaker, female],
    [weaker, stronger],
    [unequal],
    [],
    [{ ...ftp, subject: 'profile.age' }],
    [{ ...ftp, actual: 'x' }],
    [{ ...ftp, required: 'x' }],
  ];
  const tooStrong = [
    ...(['<', '<='] as const).map((operator) => ({ ...ftp, operator })),
    ...(['>', '>='] as const).map((operator) => ({ ...strength, operator })),
    weaker,
  ];
  const tooWeak = [
    ...(['>', '>='] as const).map((operator) => ({ ...ftp, operator })),
    ...(['<', '<='] as const).map((operator) => ({ ...strength, operator })),
    stronger,
  ];
  const cases: Said[] = [
    [
      'B',
      [
        group('A', true, strength),
        group('B', true, strength),
        group('C', false, weaker),
        group('D', false, ftp, weaker),
      ],
      'Ваша группа: B. Можно и в A. C и D слабее вас',
    ],
    [
      'D',
      [
        group('A', false, stronger),
        group('B', false, { ...ftp, operator: '>=' }),
        group('C', false, { ...strength, operator: '<=' }),
        group('D', true, strength),
      ],
      'Ваша группа: D. A, B и C сильнее вас',
    ],
    ['C', [group('C', true, strength), group('E', false, female)], 'Ваша группа: C. В E нельзя'],
    ...closed.map(
      (reasons): Said => [
        'C',
        [group('C', true, strength), group('E', false, ...reasons)],
        'Ваша группа: C. В E нельзя',
      ],
    ),
    ...tooStrong.map(
      (one): Said => ['B', [group('B', true, strength), group('E', false, one)], 'Ваша группа: B. E слабее вас'],
    ),
    ...tooWeak.map(
      (one): Said => ['B', [group('B', true, strength), group('E', false, one)], 'Ваша группа: B. E сильнее вас'],
    ),
    ['B', [group('A', null, club), group('B', null, club)], 'Ваша группа: B, но заезд только для членов клуба'],
    ['B', [group('A', true), group('B', true)], 'Любая группа на ваш выбор, по силам вам B'],
    [null, [group('A', true), group('B', true)], 'Любая группа на ваш выбор'],
    [null, [group('A', true), group('B', true), group('E', false, female)], 'Можно в A и B. В E нельзя'],
    ['A', [group('A', true)], 'В этот заезд пускают всех'],
    [null, [group('A', false, female), group('B', false, female)], 'Ни одна группа не подходит: заезд для женщин'],
    [null, [group('A', false, male)], 'Ни одна группа не подходит: заезд для мужчин'],
    [null, [group('A', false, female), group('B', false, strength)], 'Ни одна группа не подходит'],
    [
      null,
      [group('A', null, unknown), group('B', null, unknown)],
      'Вашу группу пока не назвать: не хватает данных (категория)',
    ],
    [null, [group('A', null), group('B', false, strength)], 'Кого пустить, решит игра'],
    [null, [], 'Групп пока нет'],
    [
      null,
      [group('A', null, club), group('B', null, club)],
      'Любая группа на ваш выбор, но заезд только для членов клуба',
    ],
    [
      null,
      [group('A', true, strength), group('B', null, unknown, club), group('C', null, unknown)],
      'Можно в A. Про B и C не хватает данных: категория, членство в клубе',
    ],
  ];

  it("names the reader's group first, then the others by their eligibility", () => {
    expect(cases.map(([ownGroup, groups]) => eligibilitySummary('ru', { zwiftId: 7, ownGroup, groups }))).toEqual(
      cases.map(([, , ru]) => ru),
    );
  });

  it('names no group for a reader unknown to the game, only the free choice', () => {
    const free = [group('A', true), group('B', true)];
    expect(eligibilitySummary('en', { zwiftId: null, ownGroup: null, groups: free })).toBe('Any group you like');
    expect(eligibilitySummary('en', { zwiftId: null, ownGroup: null, groups: [group('A', null, unknown)] })).toBe(
      'We name your group once we know you in the game',
    );
  });
});
