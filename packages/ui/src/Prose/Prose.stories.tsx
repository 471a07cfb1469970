import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from './Prose.tsx';

const meta = { title: 'Layout/Prose', component: Prose, parameters: { keyboard: ['link'] } } satisfies Meta<
  typeof Prose
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    lang: 'ru',
    children: (
      <>
        <h2>Что мы храним</h2>
        <p>Логин, почту и хэш пароля: самого пароля у нас нет.</p>
        <ul>
          <li>результаты, которые опубликовала игра;</li>
          <li>ваши настройки на портале.</li>
        </ul>
        <h3>Как удалить</h3>
        <p>
          В <a href="#settings">настройках аккаунта</a>.
        </p>
      </>
    ),
  },
};
export const Features: Story = { args: { children: <p>Один абзац.</p> } };
export const States: Story = { ...Playground, globals: { viewport: { value: 'mobile1' } } };
export const TablePhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    lang: 'ru',
    children: (
      <table>
        <thead>
          <tr>
            <th>Плашка</th>
            <th>Что случилось</th>
            <th>Что можно сделать</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>DSQ</td>
            <td>Дисквалификация, причина рядом с меткой</td>
            <td>Зарегистрируйтесь до заезда</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const EdgeData: Story = { args: { children: <p>{'НепрерывноеСлово'.repeat(20)}</p> } };
