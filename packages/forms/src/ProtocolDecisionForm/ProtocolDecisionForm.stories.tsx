import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { anOutcome, noOutcome } from '../testing/anOutcome.ts';
import { ProtocolDecisionForm } from './ProtocolDecisionForm.tsx';

const rows = [
  { rowId: '5100012.1000', name: 'Демьян Крутогоров' },
  { rowId: '5100012.1012', name: 'Luca Ventoforte' },
];
const meta = {
  title: 'Forms/ProtocolDecisionForm',
  parameters: { keyboard: ['form', 'field', 'button'] },
  component: ProtocolDecisionForm,
  args: { value: 'DSQ', rows, outcome: anOutcome(), onRemove: fn(), onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ProtocolDecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Нет пульса' }));
    await expect(canvas.getByRole('textbox', { name: /Причина/ })).toHaveValue('Нет пульса');
    await userEvent.click(canvas.getByRole('button', { name: /Показать все/ }));
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10);
  },
};

export const States: Story = { args: { outcome: null, value: 'OFF_RECORD' } };

export const EdgeData: Story = {
  args: {
    value: 'none',
    outcome: noOutcome,
    rows: [{ rowId: '5100012.1', name: 'Александр-Мария Преображенский-Долгоруков' }],
    onSubmit: fn(() =>
      Promise.reject({
        code: 'protocol_official',
        message: 'Протокол официальный. Чтобы его изменить, откройте его для правок.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Причина/ }), 'Протест принят');
    await userEvent.click(canvas.getByRole('button', { name: 'Записать решение' }));
    await canvas.findByRole('group', { name: /Протокол официальный/ });
  },
};
