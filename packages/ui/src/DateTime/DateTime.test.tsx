import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { DateTime } from './DateTime.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('<DateTime />', () => {
  it.each([
    { timeZone: 'Europe/Moscow', text: 'Сегодня, 17:30 МСК' },
    { timeZone: 'Asia/Vladivostok', text: 'Завтра, 00:30 UTC+10' },
  ])('shows the moment by the calendar of $timeZone', ({ timeZone, text }) => {
    render(
      <OtryvProvider now={now} timeZone={timeZone}>
        <DateTime at="2026-11-21T14:30:00Z" />
      </OtryvProvider>,
    );

    expect(
      screen.getByText((_, node) => node?.textContent?.replace(/\u00a0/g, ' ') === text && node.tagName === 'TIME'),
    ).toHaveAttribute('datetime', '2026-11-21T14:30:00.000Z');
  });

  it.each([
    { locale: 'ru' as const, at: '2026-11-21T14:30:00Z', text: 'сегодня в 17:30 МСК' },
    { locale: 'ru' as const, at: '2026-11-22T14:30:00Z', text: 'завтра в 17:30 МСК' },
    { locale: 'ru' as const, at: '2026-11-24T14:30:00Z', text: '24 ноября, 17:30 МСК' },
    { locale: 'en' as const, at: '2026-11-21T14:30:00Z', text: 'today at 17:30 MSK' },
    { locale: 'en' as const, at: '2026-11-24T14:30:00Z', text: '24 November, 17:30 MSK' },
  ])('formats "$text" within a sentence', ({ locale, at, text }) => {
    render(
      <OtryvProvider now={now} timeZone="Europe/Moscow" locale={locale}>
        <DateTime at={at} inSentence />
      </OtryvProvider>,
    );

    expect(screen.getByRole('time').textContent?.replace(/\u00a0/g, ' ')).toBe(text);
  });

  it('shows that there is no date', () => {
    render(<DateTime at={null} />);

    expect(screen.getByText('Дата отсутствует...')).not.toHaveAttribute('datetime');
  });
});
