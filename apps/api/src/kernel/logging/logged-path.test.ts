import { expect, it } from 'vitest';
import { withoutSecrets } from './logged-path.ts';

const whole = 'canary-'.repeat(7).slice(0, 43);
const cut = whole.slice(0, -1);
const split = whole.replace('-', '%2D').replace('n', '%6E');
const links = [
  '/api/calendars/{}/my.ics',
  '/api/%63alendars/{}/my.ics',
  '/api/Calendars//{}',
  '/api/unsubscribe/{}',
  '/api/subscriptions/{}',
  '/api/teams/invitations/{}',
  '/api/auth/check-request-password/{}',
  '/auth/confirm-email/{}',
  '/auth/sign-in/{}',
  '/auth/new-password/{}',
  '/unsubscribe/{}',
];

it('removes the secret of a link, also when it is truncated, encoded or partly encoded', () => {
  const secrets = [whole, cut, split, `${cut}%`, '%zzcanary', 'canary'];
  const shown = links.flatMap((link) => secrets.map((secret) => withoutSecrets(link.replace('{}', secret))));

  expect(shown).toEqual(links.flatMap((link) => secrets.map(() => link.replace('{}', '[secret]'))));
  expect([whole, split].map((secret) => withoutSecrets(`/elsewhere/a.${secret}`))).toEqual(
    Array.from({ length: 2 }, () => '/elsewhere/a.[secret]'),
  );
});

it('shows other paths unchanged', () => {
  const paths = ['/api/calendars', '/api/race/events/501', '/api/teams/invitations', '/a%20b//c%', '/'];

  expect(paths.map(withoutSecrets)).toEqual(paths);
});
