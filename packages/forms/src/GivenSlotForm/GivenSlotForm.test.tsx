import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type GivenSlot, GivenSlotForm } from './GivenSlotForm.tsx';

const onSubmit = vi.fn<(value: GivenSlot) => unknown>();
const days = () => screen.getByRole('spinbutton', { name: /Сколько дней/ });
const give = () => userEvent.click(screen.getByRole('button', { name: 'Добавить период' }));

beforeEach(() => void onSubmit.mockReset());

describe('<GivenSlotForm />', () => {
  it('starts with the first month, and submits kind and days', async () => {
    render(<GivenSlotForm onSubmit={onSubmit} />);
    await give();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Вид периода/ }), 'Акция');
    await userEvent.clear(days());
    await userEvent.type(days(), '7');
    await give();

    expect(onSubmit.mock.calls).toEqual([[{ origin: 'trial', days: 31 }], [{ origin: 'promo', days: 7 }]]);
  });

  it.each([
    ['0', []],
    ['1', [[{ origin: 'trial', days: 1 }]]],
    ['366', [[{ origin: 'trial', days: 366 }]]],
    ['367', []],
  ])('accepts only 1 to 366 days: %s', async (count, expected) => {
    render(<GivenSlotForm onSubmit={onSubmit} />);
    await userEvent.clear(days());
    await userEvent.type(days(), count);

    await give();

    expect(onSubmit.mock.calls).toEqual(expected);
    expect(days().matches('[aria-invalid=true]')).toBe(expected.length === 0);
  });
});
