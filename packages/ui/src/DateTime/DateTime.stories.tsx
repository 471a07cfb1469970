import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { DateTime } from './DateTime.tsx';

const meta = { title: 'Race/DateTime', component: DateTime, args: { at: '2026-11-21T14:30:00Z' } } satisfies Meta<
  typeof DateTime
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = { args: { inSentence: true } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Сегодня">
        <DateTime at="2026-11-21T14:30:00Z" />
      </Cell>
      <Cell label="Завтра">
        <DateTime at="2026-11-22T08:00:00Z" />
      </Cell>
      <Cell label="Этот год">
        <DateTime at="2026-12-05T16:30:00Z" />
      </Cell>
      <Cell label="Другой год">
        <DateTime at="2025-11-28T16:30:00Z" />
      </Cell>
      <Cell label="Только день">
        <DateTime at="2026-11-28T16:30:00Z" show="day" />
      </Cell>
      <Cell label="Только время">
        <DateTime at="2026-11-28T16:30:00Z" show="time" />
      </Cell>
      <Cell label="В предложении">
        <span>
          Обновлено <DateTime at="2026-11-21T14:30:00Z" inSentence />.
        </span>
      </Cell>
      <Cell label="Нет">
        <DateTime at={null} />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  render: () => (
    <Matrix>
      <Cell label="Полчаса">
        <OtryvProvider timeZone="Asia/Kolkata">
          <DateTime at="2026-11-21T18:45:00Z" />
        </OtryvProvider>
      </Cell>
      <Cell label="Не дата">
        <DateTime at="скоро" />
      </Cell>
    </Matrix>
  ),
};
