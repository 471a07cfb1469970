import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

describe('<Avatar />', () => {
  it.each([
    { name: 'Лев Подветренный', initials: 'ЛП' },
    { name: 'Mikk', initials: 'M' },
    { name: '(ОСЬ) Ян Ё. Ёжиков', initials: 'ЯЁ' },
    { name: '🚴 [7]', initials: '' },
  ])('abbreviates $name to $initials', ({ name, initials }) => {
    const { container } = render(<Avatar name={name} />);

    expect(container.textContent).toBe(initials);
  });

  it('falls back to the initials when the picture fails to load', () => {
    const { container } = render(<Avatar name="Лев Подветренный" src="/gone.jpg" />);
    const picture = container.querySelector('img');
    if (!picture) throw new Error('There is no picture');

    fireEvent.error(picture);

    expect(container).toHaveTextContent('ЛП');
  });
});
