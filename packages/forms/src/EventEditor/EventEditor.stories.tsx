import { withGroupRule, withGroupValues, withoutGroup, withRegistration } from '@otryv/race';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { anEvent, catalogues, findRiders } from '../testing/anEvent.ts';
import { EventEditor } from './EventEditor.tsx';

const open = async (canvasElement: HTMLElement, name: RegExp) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

const meta = {
  title: 'Forms/EventEditor',
  component: EventEditor,
  parameters: {
    keyboard: [
      'popover',
      {
        keys: { ru: 'Escape в панели', en: 'Escape in a panel' },
        does: {
          ru: 'возвращает значение, с которым панель открылась',
          en: 'puts back the value that the panel opened with',
        },
      },
      {
        keys: { ru: 'Ctrl Z, Ctrl Shift Z', en: 'Ctrl Z, Ctrl Shift Z' },
        does: { ru: 'отменяют и повторяют, вне полей', en: 'undo and redo, outside of fields' },
      },
      {
        keys: { ru: 'Пробел на правиле', en: 'Space on a rule' },
        does: { ru: 'включает и выключает его', en: 'turns it on and off' },
      },
      'menu',
    ],
  },
  args: { draft: anEvent(), catalogues, findRiders, onSubmit: fn() },
} satisfies Meta<typeof EventEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const panel = await open(canvasElement, /^Круги, группа B/);
    const laps = await panel.findByRole('spinbutton', { name: 'Круги, группа B' });
    await userEvent.clear(laps);
    await userEvent.type(laps, '3{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Отправить в игру/ })).toHaveTextContent('1'));
    await userEvent.click(canvas.getByRole('switch', { name: 'Пульсометр, группа C' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await expect(canvas.getByRole('switch', { name: 'Пульсометр, группа C' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /Отправить в игру/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const States: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: 'Измеритель мощности, группа C' }));
    const route = await open(canvasElement, /^Маршрут, группа E/);
    await userEvent.click(await route.findByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /Холмистая/ }));
    await userEvent.click(route.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const pace = await open(canvasElement, /^Темп, группа C/);
    const from = await pace.findByRole('spinbutton', { name: 'От' });
    await userEvent.clear(from);
    await userEvent.type(from, '2,63');
    await userEvent.click(pace.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Отправить в игру/ })).toHaveTextContent('4'));
    // Sticky cells of a scrolled table vary by up to a pixel between pictures.
    canvas.getByRole('region', { name: 'Группы' }).scrollTo(0, 0);
  },
};

export const Registration: Story = {
  args: {
    reader: { name: 'Вы', facts: { 'powerCurves.zFTPwkg': 3.7, 'powerCurves.zFTP': 260, 'powerCurves.category': 2 } },
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, /^Регистрация:/);
    await userEvent.selectOptions(await panel.findByRole('combobox'), 'По категориям + А+');
    await panel.findByText(/zFTP < 4,6 вт\/кг/);
  },
};

export const Package: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Пакет настроек' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Догонялки' }));
    await screen.findByRole('dialog', { name: 'Пакет «Догонялки»' });
  },
};

export const PackageThatDoesNotFit: Story = {
  args: { draft: withoutGroup(anEvent(), 5) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Пакет настроек' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Новички' }));
    await screen.findByText('Присутствуют лишние группы: A, B');
  },
};

export const New: Story = { args: { isNew: true, draft: withRegistration(withoutGroup(anEvent(), 5), 'closed') } };

export const RacingScore: Story = { args: { draft: withRegistration(anEvent(), 'racingScore') } };

export const Failed: Story = {
  args: {
    isNew: true,
    onSubmit: fn(() =>
      Promise.reject({
        code: 'game_refused',
        message: 'Игра не приняла заезд. Выберите другой маршрут или другую дату.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Отправить в игру/ }));
    await within(canvasElement).findByText(/Игра не приняла заезд/);
  },
};

export const EdgeData: Story = {
  args: {
    draft: withGroupRule(
      withGroupValues(
        withGroupValues(anEvent(), [1], { routeId: null, laps: 0, fromPaceValue: 5, toPaceValue: 4 }),
        [2],
        {
          name: 'Открытый кубок любителей долгих подъёмов и ещё более долгих названий (B)',
          routeId: 999,
          jerseyHash: 7,
        },
      ),
      'all',
      'identicalBikes',
      true,
    ),
  },
};
