import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SearchField } from './SearchField.tsx';

function LiveField() {
  const [value, setValue] = useState('');

  return <SearchField label="Поиск заезда" value={value} onChange={setValue} />;
}

describe('<SearchField />', () => {
  it('is cleared by its button, which returns focus to the field', async () => {
    render(<LiveField />);
    const field = screen.getByRole('searchbox', { name: 'Поиск заезда' });
    await userEvent.type(field, 'перевал');
    expect(field).toHaveValue('перевал');

    await userEvent.click(screen.getByRole('button', { name: 'Очистить поиск' }));

    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('shows a placeholder while empty', () => {
    render(<LiveField />);

    expect(screen.getByPlaceholderText('Поиск заезда')).toBeInTheDocument();
  });

  it('has no clear button while empty', () => {
    render(<LiveField />);

    expect(screen.queryByRole('button')).toBeNull();
  });
});
