import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Race/Avatar', component: Avatar, args: { name: 'Лев Подветренный' } } satisfies Meta<
  typeof Avatar
>;

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#1b4a86" d="M0 0h8v8H0z"/><path fill="#8db9ee" d="M0 8 4 2l4 6z"/></svg>')}`;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { src: picture, size: 'l' } };

export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Инициалы">
        <Avatar name="Лев Подветренный" />
        <Avatar name="Лев Подветренный" size="m" />
        <Avatar name="Лев Подветренный" size="l" />
      </Cell>
      <Cell label="Картинка">
        <Avatar name="Лев Подветренный" src={picture} />
        <Avatar name="Лев Подветренный" src={picture} size="m" />
        <Avatar name="Лев Подветренный" src={picture} size="l" />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  render: () => (
    <Matrix>
      <Cell label="Имена">
        <Avatar name="Mikk" />
        <Avatar name="(ОСЬ) Ян Ё. Ёжиков" />
        <Avatar name="🚴 [7]" />
        <Avatar name="" />
      </Cell>
    </Matrix>
  ),
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
