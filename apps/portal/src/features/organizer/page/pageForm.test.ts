import { describe, expect, it } from 'vitest';
import { pageForm } from './pageForm.ts';

const page = {
  isPublished: false,
  clubMain: null,
  protestHours: 72,
  mission: '',
  description: 'Собрались в 2023 году.',
  telegramGroup: '',
  telegramChannel: '',
  website: 'https://os.example',
  vk: '',
  youtube: '',
  logoFile: [],
  removesLogo: true,
  posterFile: [],
  removesPoster: false,
};

describe('pageForm', () => {
  it('sends every value as text, including blank ones, so that fields can be cleared', () => {
    expect(Object.fromEntries(pageForm('65f0000000000000000000c1', page))).toEqual({
      organizerId: '65f0000000000000000000c1',
      isPublished: 'false',
      clubMain: '',
      protestHours: '72',
      mission: '',
      description: 'Собрались в 2023 году.',
      telegramGroup: '',
      telegramChannel: '',
      website: 'https://os.example',
      vk: '',
      youtube: '',
      removesLogo: 'true',
      removesPoster: 'false',
    });
  });

  it('sends the selected pictures', () => {
    const logo = new File(['x'], 'знак.png', { type: 'image/png' });

    const form = pageForm('65f0000000000000000000c1', { ...page, logoFile: [logo] });

    expect(form.get('logoFile')).toBe(logo);
    expect(form.has('posterFile')).toBe(false);
  });
});
