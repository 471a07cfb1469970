import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Page } from '../Page/Page.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { RiderHero } from './RiderHero.tsx';

const meta = {
  title: 'Layout/RiderHero',
  component: RiderHero,
  parameters: { keyboard: ['link', 'button'], layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page width="table">
        <Story />
      </Page>
    ),
  ],
  args: {
    name: 'Лев Подветренный',
    category: 'B',
    facts: [
      {
        key: 'country',
        content: (
          <>
            <Flag country="RUS" aria-hidden="true" /> Россия
          </>
        ),
      },
      { key: 'age', content: '30–39 лет' },
      { key: 'zwiftId', content: 'игровой ID 4600417' },
    ],
    figures: [
      { label: 'гоночный рейтинг', value: '561', rest: ' +12' },
      { label: 'FTP, 95 % от 20 м', value: '3.98', unit: 'вт/кг' },
      { label: 'гонок', value: '148' },
    ],
    actions: <Button>Сравнить</Button>,
    tabs: (
      <Tabs
        label="Разделы райдера"
        current="#power"
        tabs={[
          { href: '#results', label: 'Результаты', count: 148 },
          { href: '#power', label: 'Мощность' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof RiderHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const States: Story = {};
export const Features: Story = { args: { text: 'Гонки по четвергам и субботам, остальное по погоде.' } };
export const EdgeData: Story = {
  args: {
    name: 'Александр-Мария Преображенский-Долгоруков Łódźki',
    category: null,
    figures: [{ label: 'гонок', value: '0' }],
    actions: (
      <>
        <Button>Обновить данные</Button>
        <Button>Подписаться на календарь</Button>
        <Button>Встроить</Button>
        <Button>Сравнить</Button>
      </>
    ),
  },
};
