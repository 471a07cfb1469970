import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { type FinishProtocolChoice, FinishProtocolForm } from './FinishProtocolForm.tsx';

const organizers = [{ _id: '65f0000000000000000000c1', name: 'Клуб «Ось»' }];
const onSubmit = vi.fn<(value: FinishProtocolChoice) => unknown>();
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить протокол' }));
const title = () => screen.getByRole('textbox', { name: /Имя в списке/ });

beforeEach(() => void onSubmit.mockReset());

describe('<FinishProtocolForm />', () => {
  describeConformance((props) => <FinishProtocolForm organizers={organizers} onSubmit={onSubmit} {...props} />);

  it('gives out a protocol for one organizer', async () => {
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

  it('offers one without an organizer to all of them only', async () => {
    render(<FinishProtocolForm organizers={organizers} onSubmit={onSubmit} />);
    await userEvent.type(title(), 'Общий');
    await save();
    expect(screen.getByRole('combobox', { name: /Организатор/ })).toBeInvalid();
    expect(screen.getAllByText(/Выберите организатора или предложите протокол всем/)).not.toHaveLength(0);
    expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('checkbox', { name: /Предлагать всем/ }));
    await save();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ organizerId: null, isDefault: true }));
  });
});
