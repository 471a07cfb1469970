import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Page } from '../Page/Page.tsx';
import { VersusHero } from './VersusHero.tsx';

const action = <Button size="s">Убрать</Button>;
const lev = { key: 7, name: 'Лев Подветренный', category: 'B', facts: <Chip tone="own">Вы</Chip>, action };
const gleb = { key: 8, name: 'Глеб Полозов', category: 'B', href: '#gleb', action };

const meta = {
  title: 'Layout/VersusHero',
  component: VersusHero,
  parameters: { keyboard: ['link', 'button'], layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page width="table">
        <Story />
      </Page>
    ),
  ],
  args: {
    title: 'Сравнение',
    riders: [lev, gleb],
    score: '5 : 3',
    wins: [5, 3],
    text: 'Лев впереди в 5 из 8 общих заездов, обычно на 0:11',
    actions: <Button>Поменять местами</Button>,
  },
} satisfies Meta<typeof VersusHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = {};
export const Features: Story = { args: { riders: [lev, gleb, { key: 9, name: 'Влас Долгоплёсов' }] } };
export const EdgeData: Story = {
  args: {
    riders: [
      { key: 1, name: 'Александр-Мария Преображенский-Долгоруков Łódźki' },
      { key: 2, name: 'Ö' },
    ],
    score: '0 : 0',
    wins: [0, 0],
    text: undefined,
  },
};
