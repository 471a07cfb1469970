import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../../testing/test-browser.ts';

describe('session cookies', () => {
  it('are restricted to https and this host if the portal is served over https', async () => {
    const app = await startApi({ PUBLIC_URL: 'https://otryv.example', VK_CLIENT_ID: '51' });
    await addAccount(app, 'secure-one');
    const one = new TestBrowser(app);

    const { cookies } = await one.signIn('secure-one', aPassword);
    const { cookies: ofAttempt } = await one.send('POST', '/api/auth/providers/vk', { purpose: 'signIn' });

    const all = [...cookies, ...ofAttempt];
    expect(all.map(({ name }) => name)).toEqual(['__Host-refresh', 'XSRF-TOKEN', '__Host-device', '__Host-attempt']);
    // A browser accepts such a name only with all of these, and without a domain.
    for (const cookie of all) {
      expect(cookie).toMatchObject({ secure: true, path: '/', sameSite: 'Lax' });
      expect(cookie.domain).toBeUndefined();
    }
    expect((await one.refresh()).json().success).toBe(true);
    await app.close();
  });

  it('have plain names over http, where a browser would accept no others', async () => {
    const app = await startApi();
    await addAccount(app, 'plain-one');

    const { cookies } = await new TestBrowser(app).signIn('plain-one', aPassword);

    expect(cookies.map(({ name, secure }) => [name, secure ?? false])).toEqual([
      ['refresh', false],
      ['XSRF-TOKEN', false],
      ['device', false],
    ]);
    await app.close();
  });
});
