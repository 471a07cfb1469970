import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderEmail } from '../../../kernel/mail/render-email.tsx';
import { MessageEmail } from './MessageEmail.tsx';
import { shortened, subjectOf } from './subjectOf.ts';

const link = 'https://otryv.example/teams/veter/members';
const unsubscribeLink = `https://otryv.example/unsubscribe/${'a'.repeat(20)}.${'b'.repeat(96)}.${'c'.repeat(43)}`;
const message = { title: 'ВЕТЕР', text: 'Марк Верхояров просится в команду «Северный ветер», подтвердите до полуночи' };

describe('a message email', () => {
  it.each(['ru', 'en'] as const)('contains everything from its HTML in its text, in %s', (locale) => {
    const body = <MessageEmail {...{ ...message, link, unsubscribeLink, locale }} />;
    const { html, text } = renderEmail({ subject: subjectOf(message), body });
    const words = [...html.matchAll(/<(?:p|h1|td|div class="foot"|a class="\w+")[^>]*>([^<]+)</g)].map(
      ([, found = '']) => found.trim(),
    );

    expect(words.length).toBeGreaterThan(4);
    expect(words.filter((found) => !text.toLowerCase().includes(found.toLowerCase()))).toEqual([]);
  });

  it('puts the page and the unsubscribe link on separate lines of its text', () => {
    const body = <MessageEmail {...{ ...message, link, unsubscribeLink }} />;

    const lines = renderEmail({ subject: '', body }).text.split('\n');

    expect(lines.filter((line) => line.includes('https://'))).toEqual([link, unsubscribeLink]);
  });

  it('has no button if the message is about no page', () => {
    const body = <MessageEmail {...{ ...message, link: null, unsubscribeLink }} />;

    expect(renderEmail({ subject: '', body }).html).not.toContain('class="button"');
  });

  it('escapes user-written text in HTML', () => {
    const body = <MessageEmail {...{ title: '<b>ВЕТЕР', text: '<script>', link, unsubscribeLink }} />;

    expect(renderEmail({ subject: '', body }).html).toMatch(/&lt;b&gt;ВЕТЕР[\s\S]*&lt;script&gt;/);
  });
});

describe('the subject of a message email', () => {
  it('is the title and the text if both are short', () => {
    expect(subjectOf({ title: 'ВЕТЕР', text: 'Принят' })).toBe('ВЕТЕР: Принят');
  });

  it('is truncated between words, without punctuation before the ellipsis', () => {
    expect(subjectOf(message)).toBe('ВЕТЕР: Марк Верхояров просится в команду «Северный…');
    expect(shortened('один, два', 6)).toBe('один…');
  });

  it('is one line of at most 55 characters, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ maxLength: 300 }), (title, text) => {
        const subject = subjectOf({ title, text });
        expect(subject.length).toBeLessThanOrEqual(55);
        expect(subject).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 1000 },
    );
  });
});
