import { describe, expect, it } from 'vitest';
import { email, username } from '../auth/schemas.ts';
import { organizerMainFields } from '../organizers/schemas.ts';
import { validate, wholeValue } from '../validate.ts';
import { clubId } from '../values.ts';

describe('the sentence of a value that is not written right', () => {
  it.each([
    { what: 'an e-mail address', schema: email, value: 'lev', says: /^Не похоже на адрес почты\. Пример: \S+@\S+$/ },
    { what: 'a login', schema: username, value: 'вася', says: /^Только латинские буквы, цифры, точка/ },
    { what: 'the number of a club', schema: clubId, value: '41027', says: /^Неверный вид значения$/ },
  ])('says what $what looks like', ({ schema, value, says }) => {
    expect(validate(schema, value, 'ru').fields?.[wholeValue]).toMatch(says);
  });

  it('says how the address of a page begins', () => {
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
