import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubCard } from './ClubCard.tsx';

describe('<ClubCard />', () => {
  it('is a region named by the club, with its facts, actions and moderators', () => {
    render(
      <ClubCard
        title="Ось"
        chip="нет в игре"
        detail="1 204 участника"
        actions={<button type="button">Обновить</button>}
      >
        veter_07
      </ClubCard>,
    );

    const card = screen.getByRole('region', { name: 'Ось' });
    for (const text of ['нет в игре', '1 204 участника', 'veter_07']) expect(card).toHaveTextContent(text);
    expect(within(card).getByRole('button', { name: 'Обновить' })).toBeInTheDocument();
  });
});
