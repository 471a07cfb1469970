import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email, username } from '../auth/schemas.ts';
import { organizerMainFields } from '../organizers/schemas.ts';
import { validate, wholeValue } from '../validate.ts';
import { clubId } from '../values.ts';
import { sentenceOfIssue } from './sentenceOfIssue.ts';

describe('message of an invalid value', () => {
  it.each([
    { what: 'an e-mail address', schema: email, value: 'lev', message: /^Не похоже на адрес почты\. Пример: \S+@\S+$/ },
    { what: 'a login', schema: username, value: 'вася', message: /^Только латинские буквы, цифры, точка/ },
    { what: 'the number of a club', schema: clubId, value: '41027', message: /^Номер клуба длиннее/ },
  ])('describes the expected format of $what', ({ schema, value, message }) => {
    expect(validate(schema, value, 'ru').fields?.[wholeValue]).toMatch(message);
  });

  it("shows how a page's address begins", () => {
    const page = 'https://example.org/os';
    const given = { website: 'os zaezdy', vk: page, youtube: page, telegramGroup: page };
    const { fields } = validate(organizerMainFields, given, 'ru');

    expect(fields).toMatchObject({
      website: expect.stringMatching(/ https:\/\/$/),
      vk: expect.stringMatching(/ https:\/\/vk\.com\/$/),
      youtube: expect.stringMatching(/ https:\/\/youtube\.com\/$/),
      telegramGroup: expect.stringMatching(/ https:\/\/t\.me\/$/),
    });
  });
});

describe('message of an issue', () => {
  const own = (sentence: string) => z.string().check(z.refine(() => false, { params: { sentence } }));
  const cases: [schema: z.core.$ZodType, value: unknown, sentence: string][] = [
    [z.string(), undefined, 'Заполните поле'],
    [z.number(), null, 'Заполните поле'],
    [z.string().check(z.minLength(3)), '', 'Заполните поле'],
    [z.string().check(z.minLength(3)), 'ab', 'Не меньше 3 символов'],
    [z.string().check(z.maxLength(1)), 'ab', 'Не больше 1 символа'],
    [z.array(z.number()).check(z.minLength(2)), [7], 'Нужно хотя бы 2'],
    [z.array(z.number()).check(z.maxLength(1)), [7, 8], 'Можно не больше 1'],
    [z.number().check(z.minimum(4)), 3, 'Не меньше 4'],
    [z.number().check(z.maximum(4)), 5, 'Не больше 4'],
    [z.int(), 1.5, 'Нужно целое число'],
    [z.number(), 'five', 'Нужно число'],
    [z.enum(['red', 'blue']), 'green', 'Выберите один из вариантов'],
    [z.enum(['red', 'blue']), '', 'Выберите один из вариантов'],
    [z.enum(['red', 'blue']), null, 'Выберите один из вариантов'],
    [z.literal(true), false, 'Отметьте'],
    [z.literal(true), undefined, 'Отметьте'],
    [z.literal('red'), 'green', 'Выберите один из вариантов'],
    [z.url(), 'example', 'Не похоже на нужную ссылку. Она начинается с https://'],
    [z.uuid(), '12', 'Не подходит. Проверьте, нет ли лишних знаков'],
    [own('endsBeforeStart'), '', 'Конец раньше начала. Поставьте день не раньше первого.'],
    [own('toString'), 'x', 'Не подходит. Проверьте значение'],
    [z.string().check(z.refine(() => false)), 'x', 'Не подходит. Проверьте значение'],
    [z.string().check(z.refine(() => false)), '', 'Заполните поле'],
  ];

  it('describes the fix for each kind', () => {
    const sentences = cases.map(([schema, value]) => {
      const { error } = z.safeParse(schema, value, { error: (issue) => sentenceOfIssue('ru', issue) });
      return error?.issues[0]?.message;
    });

    expect(sentences).toEqual(cases.map(([, , sentence]) => sentence));
  });
});
