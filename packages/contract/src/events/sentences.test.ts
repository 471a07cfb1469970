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

  it('compares what is known with what is required', () => {
    const reasons = [reason('powerCurves.zFTPwkg', 3.9, 4)];

    expect(eligibilitySentence('ru', { isAllowed: false, reasons })).toBe(
      'Участвовать нельзя: zFTP, Вт/кг 3,90, нужно ≥ 4',
    );
  });
});
