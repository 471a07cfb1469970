import { expect, it } from 'vitest';
import { email } from './schemas.ts';

it('accepts email addresses in every script, and nothing else', () => {
  const taken = [
    'a@b.ru',
    'first.last+race@mail.example.com',
    "o'neil@example.com",
    'a_b-c@ex-ample.com',
    'a@1c.ru',

    'иван@почта.рф',
    'ivan@xn--80a1acny.xn--p1ai',
    'ivan@почта.xn--p1ai',
    'ユーザー@例え.テスト',
    'nirmal@उदाहरण.भारत',
    `${'a'.repeat(64)}@example.com`,
  ];
  const refused = [
    '',
    'ivan',
    '@почта.рф',
    'ivan@',
    'ivan@localhost',
    'ivan@почта',
    'ivan@@example.com',
    'a b@example.com',

    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@-b.ru',
    'a@b-.ru',
    'a@b..ru',
    'a@b.ru.',
    'a@127.0.0.1',

    'a@b.ru\r\nBcc: c@d.ru',
    'a\u202e@example.com',
    'a@exam\u200bple.com',
    '<a@b.ru>',
    'a@b.ru,c@d.ru',
    '"a b"@example.com',
    `a@${'b'.repeat(250)}.ru`,
  ];
  const isTaken = (address: string) => email.safeParse(address).success;

  expect(taken.filter((address) => !isTaken(address))).toEqual([]);
  expect(refused.filter(isTaken)).toEqual([]);
});
