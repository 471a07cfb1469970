import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../Chip/Chip.tsx';
import { Link } from '../Link/Link.tsx';
import { LinksCard } from './LinksCard.tsx';

const meta = {
  title: 'Layout/LinksCard',
  component: LinksCard,
  parameters: { keyboard: ['link'] },
  args: {
    title: 'Организатору',
    shape: 'plateau',
    chip: <Chip>организаторам</Chip>,
    links: [
      { href: '#start', label: 'С чего начать', detail: 'четыре дела в кабинете' },
      { href: '#series', label: 'Серия и зачёт', detail: 'этапы, правила' },
    ],
    more: <Link href="#all">Все 5 статей</Link>,
  },
} satisfies Meta<typeof LinksCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { shape: 'rise', chip: undefined, more: undefined } };
export const States: Story = { args: { shape: 'hill' }, globals: { viewport: { value: 'mobile1' } } };
export const EdgeData: Story = {
  args: {
    title: 'Очень длинное имя раздела справочника',
    links: [{ href: '#a', label: 'НепрерывноеСлово'.repeat(8) }],
  },
};
