import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProtocol, outOfRanking } from '../testing/aProtocol.ts';
import { ResultsTable } from './ResultsTable.tsx';

const race = [...aProtocol(38), ...outOfRanking()];
const meta = {
  title: 'Tables/ResultsTable',
  component: ResultsTable,
  args: {
    caption: 'Результаты заезда «Четверговая гонка. Холмы»',
    rows: race,
    ownProfileId: 1020,
    updatedAt: '2026-11-19T17:12:00Z',
    changes: 1,
    changesHref: '#changes',
  },
} satisfies Meta<typeof ResultsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ThousandRows: Story = { args: { rows: [...aProtocol(1000), ...outOfRanking()] } };
