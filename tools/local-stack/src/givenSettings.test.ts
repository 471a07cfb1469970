import { describe, expect, it } from 'vitest';
import { givenSettings } from './givenSettings.ts';

describe('givenSettings', () => {
  it('returns every setting of outside services, the name of the database and the limits, and nothing else', () => {
    const given = {
      GAME_API_URL: 'https://game.example/api/',
      GAME_PASSWORD: 'secret',
      GAME_TIMEOUT_MS: '5000',
      MONGODB_DATABASE: 'club',
      TRUSTED_PROXIES: '10.0.0.0/8',
      LOCK_MS: '1500',
      PUBLIC_URL: 'https://otryv.example',
      SMTP_URL: 'smtp://mail.example',
      VK_CLIENT_ID: '51',
      YANDEX_CLIENT_SECRET: 'secret',
    };

    expect(givenSettings({ ...given, SHOW_MAIL: 'true', PATH: '/bin', HOME: '/root', JOBS: '', EDITOR: 'vi' })).toEqual(
      given,
    );
  });
});
