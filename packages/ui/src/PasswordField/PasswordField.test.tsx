import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import { PasswordField } from './PasswordField.tsx';

const nothing = () => undefined;
const password = () => screen.getByLabelText('Пароль');

describe('<PasswordField />', () => {
  describeFieldConformance((props) => <PasswordField value="" onChange={nothing} {...props} />);

  it('shows and hides the password by its button', async () => {
    render(<PasswordField label="Пароль" value="тайна" onChange={nothing} />);
    expect(password()).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(password()).toHaveAttribute('type', 'text');

    await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('warns about Caps Lock until the field loses focus', async () => {
    render(<PasswordField label="Пароль" value="" onChange={nothing} hint="Не меньше 8 символов" />);

    await userEvent.type(password(), '{CapsLock}a');
    expect(password()).toHaveAccessibleDescription('Включён Caps Lock');

    fireEvent.blur(password());
    expect(password()).toHaveAccessibleDescription('Не меньше 8 символов');
  });

  it('marks the password as new or current for password managers', () => {
    const { rerender } = render(<PasswordField label="Пароль" value="" onChange={nothing} />);
    expect(password()).toHaveAttribute('autocomplete', 'current-password');

    rerender(<PasswordField label="Пароль" value="" onChange={nothing} autoComplete="new-password" />);

    expect(password()).toHaveAttribute('autocomplete', 'new-password');
  });
});
