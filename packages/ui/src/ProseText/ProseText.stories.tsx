import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProseText } from './ProseText.tsx';

const meta = {
  title: 'Feedback/ProseText',
  parameters: { keyboard: ['link'] },
  component: ProseText,
  args: {
    text: 'Пятый этап кубка и первый горный финиш. Двадцать километров спокойной дороги по побережью, потом подъём.\n\nВремя финиша идёт в главный зачёт.\nПравила: https://otryv.example/rules.',
  },
} satisfies Meta<typeof ProseText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = {};
export const EdgeData: Story = {
  args: {
    text: '<script>alert(1)</script>\n\nhttps://otryv.example/ochen-dlinnyy-adres-kotoryy-ne-pomeshchaetsya-v-stroku-telefona-i-dolzhen-perenositsya',
  },
};
