import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { FinishProtocolForm } from './FinishProtocolForm.tsx';

const organizers = [
  { _id: '65f0000000000000000000c1', name: 'Клуб «Ось»' },
  { _id: '65f0000000000000000000c2', name: 'КРОНА' },
];
const meta = {
  title: 'Forms/FinishProtocolForm',
  parameters: { keyboard: ['form', 'field'] },
  component: FinishProtocolForm,
  args: { organizers, onSubmit: fn() },
} satisfies Meta<typeof FinishProtocolForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  args: {
    values: { organizerId: '65f0000000000000000000c2', name: 'catchUp', displayName: 'Догонялки', isDefault: false },
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Сохранить протокол' }));
    await within(canvasElement).findByRole('group', { name: /Исправьте/ });
  },
};

export const EdgeData: Story = {
  args: {
    organizers: [{ _id: '65f0000000000000000000c1', name: 'лига '.repeat(20) }],
    values: { displayName: 'п'.repeat(61), description: 'слово '.repeat(90) },
  },
};
