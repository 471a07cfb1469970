import { LINT_IDS, type LintNote } from '@otryv/race';
import { describe, expect, it } from 'vitest';
import { eligibilitySentence } from './eligibilitySentence.ts';
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
  ] as const)('says of %j: %s', (problem, sentence) => {
    expect(packageSentence('ru', problem)).toBe(sentence);
    expect(packageSentence('en', problem)).toMatch(/^[\x20-\x7eа-я]+$/);
  });
});

describe('lintSentence', () => {
  it.each(LINT_IDS)('says what happened and what to do with %s', (id) => {
    expect(lintSentence('ru', note(id, 2.63))).toMatch(/^[А-ЯЁ].*[.:,] ?.*\.$/);
    expect(lintSentence('en', note(id, 2.63))).toMatch(/^[A-Z][\x20-\x7e]*\.$/);
  });

  it('writes figures in the way of the language', () => {
    expect(lintSentence('ru', note('paceOverlap', 2.63))).toContain('2,63');
    expect(lintSentence('en', note('paceOverlap', 2.63))).toContain('2.63');
    expect(lintSentence('ru', { ...note('wrongPocket', 0), field: 'startLocation' })).toContain('Карман 0 ');
  });
});

describe('eligibilitySentence', () => {
  const reason = (subject: string, actual: number | null, required: number | string) => ({
    ...{ subject, actual, required },
    operator: '>=' as const,
  });

  it('names once each what is not known of the rider', () => {
    const reasons = [
      reason('powerCurves.category', null, 1),
      reason('powerCurves.category', null, 5),
      { ...reason('club', null, 'club'), operator: null },
    ];

    expect(eligibilitySentence('ru', { isAllowed: null, reasons })).toBe(
      'Неизвестно, не хватает ваших данных: категория, членство в клубе',
    );
    expect(eligibilitySentence('ru', { isAllowed: null, reasons: [] })).toBe('Неизвестно: это решит игра');
  });

  it('says why a rider is let in or refused', () => {
    const unnumbered = { operator: null, actual: 'female' };
    const said: [Parameters<typeof eligibilitySentence>[1], ru: string, en?: string][] = [
      [{ isAllowed: true, reasons: [] }, 'Можно участвовать', 'You may enter'],
      [{ isAllowed: false, reasons: [] }, 'Участвовать нельзя'],
      [
        { isAllowed: true, reasons: [reason('profile.age', 34, 18), reason('powerCurves.zFTP', 251.25, 240)] },
        'Можно участвовать: возраст 34, нужно ≥ 18; zFTP 251,25, нужно ≥ 240',
        'You may enter: age 34, required ≥ 18; zFTP 251.25, required ≥ 240',
      ],
      [
        { isAllowed: false, reasons: [reason('profile.age', null, 18)] },
        'Участвовать нельзя: возраст: нужно ≥ 18, ваше значение не известно',
      ],
      [
        { isAllowed: false, reasons: [reason('powerCurves.category', 2, 0)] },
        'Участвовать нельзя: категория B, нужно ≥ A+',
      ],
      [
        { isAllowed: false, reasons: [reason('powerCurves.category', 5, 4)] },
        'Участвовать нельзя: категория нет, нужно ≥ D',
      ],
      [
        { isAllowed: true, reasons: [reason('profile.profileId', 1234567, 1000000)] },
        'Можно участвовать: номер райдера 1234567, нужно ≥ 1000000',
      ],
      [
        { isAllowed: false, reasons: [{ ...unnumbered, subject: 'sex', required: 'male' }] },
        'Участвовать нельзя: группа только для мужчин',
      ],
      [
        { isAllowed: true, reasons: [{ ...unnumbered, subject: 'sex', required: 'female' }] },
        'Можно участвовать: группа только для женщин',
      ],
      [
        { isAllowed: false, reasons: [{ ...unnumbered, subject: 'club', required: 'club' }] },
        'Участвовать нельзя: заезд только для членов клуба',
      ],
      [
        {
          isAllowed: null,
          reasons: [{ ...unnumbered, subject: 'sex', actual: null, required: 'male' }, reason('profile.age', 34, 18)],
        },
        'Неизвестно, не хватает ваших данных: пол',
      ],
    ];

    expect(said.map(([outcome]) => eligibilitySentence('ru', outcome))).toEqual(said.map(([, ru]) => ru));
    const inEnglish = said.filter(([, , en]) => en !== undefined);
    expect(inEnglish.map(([outcome]) => eligibilitySentence('en', outcome))).toEqual(inEnglish.map(([, , en]) => en));
  });
});
