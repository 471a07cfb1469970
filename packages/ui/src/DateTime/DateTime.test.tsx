import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { DateTime } from './DateTime.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('<DateTime />', () => {
  describeConformance((props) => <DateTime at="2026-11-21T14:30:00Z" {...props} />);

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

  it('says that there is no date', () => {
    render(<DateTime at={null} />);

    expect(screen.getByText('Дата отсутствует...')).not.toHaveAttribute('datetime');
  });
});
