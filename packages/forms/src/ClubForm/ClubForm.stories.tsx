import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClubForm } from './ClubForm.tsx';
import type { GameClub } from './FoundClubNote.tsx';

const clubId = '0a1b2c3d-1111-4222-8333-444455556666';
const round: GameClub = {
  name: 'Ось. Женский круг',
  memberCount: 212,
  joinMethod: 'request',
  isTaken: false,
  isModerated: true,
};
const finds = (club: GameClub | null) => () => Promise.resolve(club);
const shows =
  (text: string | RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(text);
  };

const meta = {
  title: 'Forms/ClubForm',
  parameters: { keyboard: ['form', 'field'] },
  component: ClubForm,
  args: { findClub: finds(round), onSubmit: fn() },
} satisfies Meta<typeof ClubForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: /Номер клуба/ }), clubId);
    await within(canvasElement).findByText('Данные получены!');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ clubId }));
  },
};

export const States: Story = { args: { clubId }, play: shows('Данные получены!') };
export const Taken: Story = {
  args: { clubId, findClub: finds({ ...round, isTaken: true }) },
  play: shows(/уже есть организатор/),
};
export const NotFound: Story = { args: { clubId, findClub: finds(null) }, play: shows(/нет клуба с таким номером/) };

export const EdgeData: Story = {
  args: {
    clubId,
    findClub: finds({ name: 'клуб'.repeat(30), memberCount: 0, joinMethod: null, isTaken: false, isModerated: false }),
  },
  play: shows(/Бот не управляет/),
};
