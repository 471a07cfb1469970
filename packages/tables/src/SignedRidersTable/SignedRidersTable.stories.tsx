import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aSignedRider, aWellKnownRider, someSignedRiders } from '../testing/aSignedRider.ts';
import classes from '../testing/Sheet.module.css';
import { SignedRidersTable } from './SignedRidersTable.tsx';

const withDuties = someSignedRiders().map((row) => ({ ...row, isLeader: row.id === 2, isSweeper: row.id === 4 }));

const meta = {
  title: 'Tables/SignedRidersTable',
  component: SignedRidersTable,
  args: { caption: 'Зарегистрировались на «Перевал»', rows: withDuties },
} satisfies Meta<typeof SignedRidersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = {
  args: {
    rows: [...someSignedRiders(), aWellKnownRider({ id: 77, firstName: 'Клим', lastName: 'Полозов' })],
    power: 'watts',
    density: 'compact',
    ownProfileId: 7,
    profileHref: ({ id }) => `#rider-${id}`,
    teamHref: ({ team }) => team && `#team-${team.urlSlug}`,
    weightHref: ({ id }) => `#weight-${id}`,
    rankingHref: ({ id }) => `#ranking-${id}`,
  },
};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <SignedRidersTable caption="Загрузка" rows={[]} loading />
      <SignedRidersTable caption="Пусто" rows={[]} />
      <SignedRidersTable caption="Пусто в категории" rows={someSignedRiders()} category="D" />
      <SignedRidersTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      aSignedRider({ firstName: 'Александр-Мария', lastName: 'Преображенский-Долгоруков Łódźki', male: false }),
      aSignedRider({ id: 9, firstName: 'Ö', lastName: '', countryAlpha3: 'XQX', age: 0, height: 0, weight: 0 }),
    ],
  },
};

export const SortedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'RS' });
    within(header).getByRole('button').focus();

    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Марк Быстрицкий');
  },
};
