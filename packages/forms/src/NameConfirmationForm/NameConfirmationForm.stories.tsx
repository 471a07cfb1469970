import { Notice } from '@otryv/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NameConfirmationForm } from './NameConfirmationForm.tsx';

const meta = {
  title: 'Forms/NameConfirmationForm',
  parameters: { keyboard: ['form', 'field'] },
  component: NameConfirmationForm,
  args: {
    name: 'Ось Юниор',
    children: <Notice tone="warning">Один модератор потеряет права. Заезды и протоколы останутся.</Notice>,
    onSubmit: fn(),
  },
} satisfies Meta<typeof NameConfirmationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = { args: { disabled: true } };
export const EdgeData: Story = { args: { name: 'клуб '.repeat(30), children: undefined } };
