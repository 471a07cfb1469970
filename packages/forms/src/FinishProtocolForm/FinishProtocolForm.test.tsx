import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FinishProtocolChoice, FinishProtocolForm } from './FinishProtocolForm.tsx';

const organizers = [{ _id: '65f0000000000000000000c1', name: 'Клуб «Ось»' }];
const onSubmit = vi.fn<(value: FinishProtocolChoice) => unknown>();
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить протокол' }));
const title = () => screen.getByRole('textbox', { name: /Имя в списке/ });

beforeEach(() => void onSubmit.mockReset());

describe('<FinishProtocolForm />', () => {
  it('submits a protocol for one organizer', async () => {
    render(<FinishProtocolForm organizers={organizers} onSubmit={onSubmit} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Организатор/ }), 'Клуб «Ось»');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Правило/ }), 'Догонялки');
    await userEvent.type(title(), 'Догонялки по воскресеньям');

    await save();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      organizerId: '65f0000000000000000000c1',
      name: 'catchUp',
      displayName: 'Догонялки по воскресеньям',
      description: '',
      isDefault: false,
    });
  });

  it('offers one without an organizer to all of them, with a note', async () => {
    render(<FinishProtocolForm organizers={organizers} onSubmit={onSubmit} />);
    const offered = screen.getByRole('checkbox', { name: /Предлагать всем/ });
    expect(offered).toBeChecked();
    expect(offered).toBeDisabled();
    await userEvent.type(title(), 'Общий');

    await save();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ organizerId: null, isDefault: true }));
  });

  it("can offer an organizer's protocol to all too, and resets with the organizer", async () => {
    render(<FinishProtocolForm organizers={organizers} onSubmit={onSubmit} />);
    const organizer = screen.getByRole('combobox', { name: /Организатор/ });
    const offered = screen.getByRole('checkbox', { name: /Предлагать всем/ });

    await userEvent.selectOptions(organizer, 'Клуб «Ось»');
    expect(offered).not.toBeChecked();
    expect(offered).toBeEnabled();
    await userEvent.selectOptions(organizer, 'все организаторы');

    expect(offered).toBeChecked();
  });
});
