import { describe, expect, it } from 'vitest';
import { defaultSettings, settingsOf } from './cookies.ts';

describe('settingsOf', () => {
  it('reads the three cookies among others', () => {
    expect(settingsOf('a=1; otryv_theme=dark;otryv_zone=Asia/Yekaterinburg; otryv_density=comfortable')).toEqual({
      timeZone: 'Asia/Yekaterinburg',
      theme: 'dark',
      density: 'comfortable',
    });
  });

  it('normalizes the spelling of a zone', () => {
    expect(settingsOf('otryv_zone=asia/TOKYO').timeZone).toBe('Asia/Tokyo');
  });

  it.each([
    '',
    'otryv_theme',
    'otryv_theme=blue; otryv_density=; otryv_zone=Mars/Olympus',
    'otryv_zone=+03:00',
    'otryv_zone=%3Cscript%3E',
    'not_otryv_theme=dark; xotryv_zone=Asia/Tokyo',
  ])('returns the defaults for "%s"', (cookies) => {
    expect(settingsOf(cookies)).toEqual(defaultSettings);
  });
});
