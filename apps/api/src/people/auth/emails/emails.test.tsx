import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colors, groupColors } from '../../../kernel/mail/frame/email-look.ts';
import { renderEmail } from '../../../kernel/mail/render-email.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { emailMessages } from './email-messages.ts';
import { KnownEmail } from './KnownEmail.tsx';
import { LinkEmail } from './LinkEmail.tsx';

// The longest name, the longest month.
const username = 'W'.repeat(30);
const at = new Date('2026-09-21T17:40:00Z');
const until = new Date('2026-09-24T17:40:00Z');
const link = `https://otryv.example/auth/confirm-email/${'k'.repeat(43)}`;

const emails = (['ru', 'en'] as const).flatMap((locale) => {
  const messages = emailMessages[locale];
  return [
    {
      kind: 'confirm',
      locale,
      subject: messages.confirm.subject,
      body: <ConfirmEmail {...{ username, link, until, locale }} />,
    },
    { kind: 'known', locale, subject: messages.known.subject, body: <KnownEmail {...{ username, link, locale }} /> },
    ...(['reset', 'signIn'] as const).map((kind) => ({
      kind,
      locale,
      subject: messages[kind].subject,
      body: <LinkEmail {...{ kind, username, at, link, until, locale }} device="Firefox, Linux" />,
    })),
    ...(['passwordChanged', 'emailChanged'] as const).map((kind) => ({
      kind,
      locale,
      subject: messages[kind].subject,
      body: <ChangeEmail {...{ kind, username, at, link, locale }} />,
    })),
  ];
});

describe('an account email', () => {
  it.each(emails)('keeps the subject of $kind in $locale short enough for a list of emails', ({ subject, body }) => {
    const { html } = renderEmail({ subject, body });
    const preheader = /class="preheader"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';

    expect(subject.length).toBeLessThanOrEqual(55);
    expect(preheader.length).toBeGreaterThan(10);
    expect(preheader.length).toBeLessThanOrEqual(80);
  });

  it.each(emails)('contains everything from the HTML of $kind in $locale in its text', ({ subject, body }) => {
    const { html, text } = renderEmail({ subject, body });
    const paragraphs = [...html.matchAll(/<(?:p|h1|td|th|a class="button")[^>]*>([^<]+)</g)].map(
      ([, label = '']) => label,
    );
    const plain = text.toLowerCase();

    expect(paragraphs.length).toBeGreaterThan(4);
    expect(paragraphs.filter((label) => !plain.includes(label.toLowerCase()))).toEqual([]);
  });

  it.each(emails)('puts the address of $kind in $locale on a separate line, once', ({ subject, body }) => {
    const lines = renderEmail({ subject, body }).text.split('\n');

    expect(lines.filter((line) => line.includes('https://'))).toEqual([link]);
  });

  it.each(emails)('shows no image and runs no script in $kind in $locale', ({ subject, body }) => {
    expect(renderEmail({ subject, body }).html).not.toMatch(/<(img|script|link|iframe)|url\(/);
  });

  it.each([
    { supportUrl: 'mailto:help@otryv.example', shown: 'help@otryv.example' },
    { supportUrl: 'https://otryv.example/help', shown: 'https://otryv.example/help' },
  ])('ends with the support link to $supportUrl', ({ supportUrl, shown }) => {
    for (const { body, locale } of emails) {
      const { html, text } = renderEmail({ subject: '', body }, supportUrl);

      expect(html).toContain(`href="${supportUrl}"`);
      expect(text.split('\n').at(-1)).toBe(`${locale === 'ru' ? 'Поддержка' : 'Support'}: ${shown}`);
    }
  });

  it('omits the support link if it is not configured', () => {
    for (const { body } of emails) expect(renderEmail({ subject: '', body }).text).not.toMatch(/Поддержка|Support/);
  });

  it('escapes values in HTML', () => {
    const { html } = renderEmail({
      subject: '',
      body: <LinkEmail kind="reset" {...{ username, at, link, until }} device="<b>Firefox</b>" />,
    });

    expect(html).toContain('&lt;b&gt;Firefox');
  });

  it('uses the colors of the light theme', () => {
    const tokens = readFileSync(
      new URL('../../../../../../packages/ui/src/generated/tokens.ts', import.meta.url),
      'utf8',
    );
    const light = tokens.slice(tokens.indexOf('"light"'), tokens.indexOf('"dark"'));
    const token = (name: string) => new RegExp(`"--otryv-color-${name}": "(#\\w+)"`).exec(light)?.[1];

    expect(colors).toEqual({
      paper: token('surface'),
      ground: token('canvas'),
      line: token('line'),
      text: token('text'),
      muted: token('text-3'),
      accent: token('accent'),
      onAccent: token('on-accent'),
    });
    for (const [label, { background, color }] of Object.entries(groupColors)) {
      const name = `cat-${label.toLowerCase()}`;
      expect({ background, color }).toEqual({ background: token(name), color: token(`${name}-text`) });
    }
  });
});
