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
    const { fields } = validate(organizerMainFields, { website: 'os zaezdy', vk: 'https://example.org/os' }, 'ru');

    expect(fields).toMatchObject({ website: expect.stringContaining('https://'), vk: fields?.website });
  });
});
