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
  it('is emptied by its button, which gives the focus back to the field', async () => {
    render(<LiveField />);
    const field = screen.getByRole('searchbox', { name: 'Поиск заезда' });
    await userEvent.type(field, 'перевал');
    expect(field).toHaveValue('перевал');

    await userEvent.click(screen.getByRole('button', { name: 'Очистить поиск' }));

    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('shows what is looked for while nothing is typed', () => {
    render(<LiveField />);

    expect(screen.getByPlaceholderText('Поиск заезда')).toBeInTheDocument();
  });

  it('has no such button while it is empty', () => {
    render(<LiveField />);

    expect(screen.queryByRole('button')).toBeNull();
  });
});
