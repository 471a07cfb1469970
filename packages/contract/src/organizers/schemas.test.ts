import { describe, expect, it } from 'vitest';
import { finishProtocolBody } from '../finish-protocols/schemas.ts';
import { validate } from '../validate.ts';
import { clubId } from '../values.ts';
import { organizerMain, organizerMainFields } from './schemas.ts';

const texts = {
  mission: '',
  description: '',
  telegramGroup: '',
  telegramChannel: '',
  website: '',
  vk: '',
  youtube: '',
};
const draft = {
  ...texts,
  isPublished: true,
  clubMain: null,
  protestHours: 48,
  logoFile: [],
  removesLogo: false,
  posterFile: [],
  removesPoster: false,
};
const sent = { ...texts, organizerId: 'a'.repeat(24), isPublished: 'false', clubMain: '', protestHours: '48' };

describe('the page of an organizer', () => {
  it('may be empty in every field', () => {
    expect(validate(organizerMain, draft, 'ru').fields).toBeUndefined();
    expect(organizerMainFields.parse(sent)).toMatchObject({
      isPublished: false,
      clubMain: null,
      website: '',
      removesLogo: false,
    });
  });

  it.each([
    { name: 'telegramChannel', value: 'https://t.me/os_zaezdy', isRight: true },
    { name: 'telegramGroup', value: 'https://t.me/+AbCd_12', isRight: true },
    { name: 'telegramChannel', value: '@os_zaezdy', isRight: false },
    { name: 'telegramChannel', value: 'https://evil.example/t.me/abc', isRight: false },
    { name: 'website', value: 'https://os.example', isRight: true },
    { name: 'website', value: 'http://клуб.рф/страница', isRight: true },
    { name: 'website', value: 'javascript:alert(1)', isRight: false },
    { name: 'website', value: 'os', isRight: false },
    { name: 'vk', value: 'https://vk.com/os.club', isRight: true },
    { name: 'vk', value: 'https://vk.com.evil.example/os', isRight: false },
    { name: 'youtube', value: 'https://www.youtube.com/@os', isRight: true },
    { name: 'mission', value: 'ё'.repeat(300), isRight: true },
    { name: 'mission', value: 'ё'.repeat(301), isRight: false },
    { name: 'clubMain', value: 'https://www.zwift.com', isRight: false },
  ])('validates $value as $name alike in the form and the API: $isRight', ({ name, value, isRight }) => {
    for (const [schema, given] of [
      [organizerMain, draft],
      [organizerMainFields, sent],
    ] as const)
      expect(validate(schema, { ...given, [name]: value }, 'ru').fields?.[name] === undefined).toBe(isRight);
  });
});

describe('a club id', () => {
  it('accepts surrounding spaces and capitals, as pasted', () => {
    const pasted = ' 00000000-0000-4000-8000-00000000010A ';

    expect(clubId.parse(pasted)).toBe('00000000-0000-4000-8000-00000000010a');
    expect(validate(clubId, '../admin', 'ru').fields).toBeDefined();
  });
});

describe('a finish protocol', () => {
  const protocol = { name: 'newbies', displayName: 'Новички', description: '', isDefault: false, organizerId: null };

  it('is available to everyone without an organizer', () => {
    expect(validate(finishProtocolBody, protocol, 'ru').fields).toEqual({
      organizerId: 'Выберите организатора или предложите протокол всем',
    });
    expect(validate(finishProtocolBody, { ...protocol, isDefault: true }, 'ru').fields).toBeUndefined();
  });
});
