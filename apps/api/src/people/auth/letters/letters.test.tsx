import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colors, groupColors } from '../../../kernel/mail/frame/letter-look.ts';
import { renderLetter } from '../../../kernel/mail/render-letter.tsx';
import { ChangeLetter } from './ChangeLetter.tsx';
import { ConfirmLetter } from './ConfirmLetter.tsx';
import { KnownLetter } from './KnownLetter.tsx';
import { LinkLetter } from './LinkLetter.tsx';
import { letterMessages } from './letter-messages.ts';

// The longest name, the longest month.
const username = 'W'.repeat(30);
const at = new Date('2026-09-21T17:40:00Z');
const until = new Date('2026-09-24T17:40:00Z');
const link = `https://otryv.example/auth/confirm-email/${'k'.repeat(43)}`;

const letters = (['ru', 'en'] as const).flatMap((locale) => {
  const messages = letterMessages[locale];
  return [
    {
      kind: 'confirm',
      locale,
      subject: messages.confirm.subject,
      body: <ConfirmLetter {...{ username, link, until, locale }} />,
    },
    { kind: 'known', locale, subject: messages.known.subject, body: <KnownLetter {...{ username, link, locale }} /> },
    ...(['reset', 'signIn'] as const).map((kind) => ({
      kind,
      locale,
      subject: messages[kind].subject,
      body: <LinkLetter {...{ kind, username, at, link, until, locale }} device="Firefox, Linux" />,
    })),
    ...(['passwordChanged', 'emailChanged'] as const).map((kind) => ({
      kind,
      locale,
      subject: messages[kind].subject,
      body: <ChangeLetter {...{ kind, username, at, link, locale }} />,
    })),
  ];
});

describe('an account email', () => {
  it.each(letters)('keeps the subject of $kind in $locale short enough for a list of emails', ({ subject, body }) => {
    const { html } = renderLetter({ subject, body });
    const preheader = /class="preheader"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';

    expect(subject.length).toBeLessThanOrEqual(55);
    expect(preheader.length).toBeGreaterThan(10);
    expect(preheader.length).toBeLessThanOrEqual(80);
  });

  it.each(letters)('contains everything from the HTML of $kind in $locale in its text', ({ subject, body }) => {
    const { html, text } = renderLetter({ subject, body });
    const paragraphs = [...html.matchAll(/<(?:p|h1|td|th|a class="button")[^>]*>([^<]+)</g)].map(
      ([, label = '']) => label,
    );
    const plain = text.toLowerCase();

    expect(paragraphs.length).toBeGreaterThan(4);
    expect(paragraphs.filter((label) => !plain.includes(label.toLowerCase()))).toEqual([]);
  });

  it.each(letters)('puts the address of $kind in $locale on a separate line, once', ({ subject, body }) => {
    const lines = renderLetter({ subject, body }).text.split('\n');

    expect(lines.filter((line) => line.includes('https://'))).toEqual([link]);
  });

  it.each(letters)('shows no image and runs no script in $kind in $locale', ({ subject, body }) => {
    expect(renderLetter({ subject, body }).html).not.toMatch(/<(img|script|link|iframe)|url\(/);
  });

  it.each([
    { supportUrl: 'mailto:help@otryv.example', shown: 'help@otryv.example' },
    { supportUrl: 'https://otryv.example/help', shown: 'https://otryv.example/help' },
  ])('ends with the support link to $supportUrl', ({ supportUrl, shown }) => {
    for (const { body, locale } of letters) {
      const { html, text } = renderLetter({ subject: '', body }, supportUrl);

      expect(html).toContain(`href="${supportUrl}"`);
      expect(text.split('\n').at(-1)).toBe(`${locale === 'ru' ? 'Поддержка' : 'Support'}: ${shown}`);
    }
  });

  it('omits the support link if it is not configured', () => {
    for (const { body } of letters) expect(renderLetter({ subject: '', body }).text).not.toMatch(/Поддержка|Support/);
  });

  it('escapes values in HTML', () => {
    const { html } = renderLetter({
      subject: '',
      body: <LinkLetter kind="reset" {...{ username, at, link, until }} device="<b>Firefox</b>" />,
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
