import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { ServiceSlot } from './ServiceSlot.tsx';

const track = { from: '2026-11-12T09:00:00Z', until: '2026-12-13T20:59:59.999Z' };

describe('<ServiceSlot />', () => {
  it.each([
    { now: '2026-11-21T12:00:00Z', gone: 'Прошло 9 дней из 31', left: 'Осталось 22 дня.' },
    { now: '2026-12-12T12:00:00Z', gone: 'Прошло 30 дней из 31', left: 'Остался 1 день.' },
    { now: '2026-12-13T18:00:00Z', gone: 'Прошло 31 день из 31', left: 'Последний день.' },
    { now: '2026-11-01T00:00:00Z', gone: 'Прошло 0 дней из 31', left: 'Остался 31 день.' },
    { now: '2027-11-01T00:00:00Z', gone: 'Прошло 31 день из 31', left: 'Последний день.' },
  ])('shows "$gone" and "$left" at $now', ({ now, gone, left }) => {
    render(
      <OtryvProvider now={Date.parse(now)}>
        <ServiceSlot title="Слот организатора" period="до 13 декабря" track={track}>
          Потом права закроются.
        </ServiceSlot>
      </OtryvProvider>,
    );

    expect(screen.getByRole('img', { name: gone })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(left))).toHaveTextContent('Потом права закроются.');
  });

  it('counts no days for an inactive slot', () => {
    render(<ServiceSlot title="Слот организатора" period="с 14 декабря" chip="оплачен" />);

    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/Остал/)).toBeNull();
    expect(screen.getByText('с 14 декабря')).toBeInTheDocument();
  });
});
