import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Page } from '../Page/Page.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { aPicture } from '../testing/aPicture.ts';
import { TeamHero } from './TeamHero.tsx';

const meta = {
  title: 'Layout/TeamHero',
  component: TeamHero,
  parameters: { keyboard: ['link', 'button'], layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page width="table">
        <Story />
      </Page>
    ),
  ],
  args: {
    name: 'Ветер',
    code: 'ВЕТЕР',
    badge: { background: '#1f6fd0', colour: '#ffffff' },
    text: 'Едем группой, финишируем отрывом',
    facts: [
      { key: 'since', content: 'с октября 2023' },
      { key: 'club', content: <a href="#club">Клуб в игре</a> },
      { key: 'site', content: <a href="#site">Сайт</a> },
    ],
    figures: [
      { label: 'место в сезоне', value: '3', rest: ' из 8' },
      { label: 'очков', value: '432' },
      { label: 'участников', value: '24' },
    ],
    weeks: {
      points: [12, 28, 31, 18, 44, 52, 27, 36, 61, 40, 38, 45],
      from: '1 сентября',
      label: 'очки по неделям',
      now: 'сейчас, 45',
    },
    tabs: (
      <Tabs
        label="Разделы команды"
        current="#members"
        tabs={[
          { href: '#members', label: 'Состав', count: 24 },
          { href: '#results', label: 'Результаты' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof TeamHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { actions: <Button kind="primary">Вступить в команду</Button> } };
export const States: Story = { args: { posterSrc: aPicture, logoSrc: aPicture } };
export const EdgeData: Story = {
  args: {
    name: 'Объединённая команда любителей длинных названий и коротких подъёмов Łódź',
    code: 'ДЛИННОИМЁННЫЕ',
    badge: null,
    text: 'слово'.repeat(40),
    facts: [],
    figures: [{ label: 'участников', value: '0' }],
    weeks: { points: [0], from: '1 сентября', label: 'очки по неделям', now: 'сейчас, 0' },
    actions: (
      <>
        <p>Заявка отправлена 30 сентября 2026. Ответ придёт в сообщениях и на почту.</p>
        <Button>Отозвать заявку</Button>
      </>
    ),
  },
};
