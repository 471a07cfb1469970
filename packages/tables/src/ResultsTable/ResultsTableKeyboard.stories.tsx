import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aProtocol, outOfRanking } from '../testing/aProtocol.ts';
import { LiveRace } from '../testing/LiveRace.tsx';
import { ResultsTable } from './ResultsTable.tsx';

const race = [...aProtocol(38), ...outOfRanking()];
const caption = 'Результаты заезда «Четверговая гонка. Холмы»';
const meta = {
  title: 'Tables/ResultsTable by keyboard',
  component: ResultsTable,
  args: { caption, rows: race, ownProfileId: 1020 },
} satisfies Meta<typeof ResultsTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const header = (canvas: Canvas, name: string) => canvas.getByRole('columnheader', { name });
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Presses Enter on a tool's button, which is loaded after the rows. */
async function opened(canvas: Canvas, name: string) {
  const button = await canvas.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
  return button;
}

export const Sort: Story = {
  play: async ({ canvas }) => {
    const power = header(canvas, 'NP');
    within(power).getByRole('button').focus();

    await userEvent.keyboard('{Enter}');
    await expect(power).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByText('Порядок: np и vi, по убыванию')).toHaveAttribute('role', 'status');

    await userEvent.keyboard(' ');
    await expect(power).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('columnheader').filter((each) => each.ariaSort)).toHaveLength(1);
  },
};

export const SortBySeveralKeys: Story = {
  play: async ({ canvas }) => {
    within(header(canvas, 'Кат')).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    within(header(canvas, 'NP')).getByRole('button').focus();

    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');

    await expect(header(canvas, 'Кат')).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText(/^Порядок: категория, по возрастанию; затем np и vi/)).toBeInTheDocument();
  },
};

export const ColumnsAndPreset: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    const button = await opened(canvas, 'Столбцы');
    const menu = within(await page.findByRole('dialog', { name: 'Столбцы' }));

    (await menu.findByRole('radio', { name: 'Райдер' })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(menu.getByRole('radio', { name: 'Комиссар' })).toBeChecked();
    await expect(canvas.queryByRole('columnheader', { name: 'К пред.', hidden: true })).toBeNull();

    menu.getByRole('checkbox', { name: /15/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('columnheader', { name: /15/, hidden: true })).toBeInTheDocument();
    await expect(menu.getByRole('radio', { name: 'Комиссар' })).not.toBeChecked();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ArrangeColumnsAndReset: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    const heads = () =>
      canvas
        .getAllByRole('columnheader', { hidden: true })
        .filter((head) => head.getAttribute('scope') === 'col')
        .map(({ textContent }) => textContent);
    const before = heads();
    await opened(canvas, 'Столбцы');
    const menu = within(await page.findByRole('dialog', { name: 'Столбцы' }));
    await userEvent.click(await menu.findByText('Порядок и закрепление'));

    menu.getByRole('button', { name: 'Закрепить: Скорость' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heads()[3]).toBe('км/ч');
    menu.getByRole('button', { name: 'Раньше: Скорость' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heads()[2]).toBe('км/ч');

    menu.getByRole('button', { name: 'Как было' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heads()).toEqual(before);
  },
};

export const FindRider: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await opened(canvas, 'Найти');
    await userEvent.type(await page.findByRole('combobox', { name: 'Место или имя' }), 'utyos');
    await waitFor(() => expect(page.getAllByRole('option')[0]).toHaveAccessibleName(/Утёсов/));

    await userEvent.keyboard('{ArrowDown}{Enter}');

    await waitFor(() => expect(canvas.getAllByRole('row', { name: /Утёсов/ })[1]).toHaveFocus());
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

export const FindPlaceAmongThousands: Story = {
  args: { rows: aProtocol(10_000) },
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await opened(canvas, 'Найти');
    await userEvent.type(await page.findByRole('combobox'), '7654');
    await page.findByRole('option', { name: /место 7654$/ }, { timeout: 5000 });

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(canvas.getByRole('row', { name: /^7654 / })).toHaveFocus());
  },
};

export const OwnRow: Story = {
  play: async ({ canvas }) => {
    await opened(canvas, 'Моя строка');

    await waitFor(() => expect(canvas.getByRole('row', { current: true })).toHaveFocus());
  },
};

export const Export: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    const button = await opened(canvas, 'Выгрузить');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Скачать показанное, CSV' })).toHaveFocus());

    await userEvent.keyboard('{Enter}');

    await expect(await page.findByText(/„Четверговая гонка. Холмы“ 2026-11-21.csv» готов/)).toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

export const LiveRowsAreShown: Story = {
  render: (props) => <LiveRace {...props} responses={[race.slice(0, 20), race.slice(0, 32), race]} />,
  play: async ({ canvas }) => {
    await opened(canvas, 'Следующий ответ');
    await expect(await canvas.findByText('Ещё 12 финишировали')).toBeInTheDocument();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);

    await opened(canvas, 'Показать');

    await expect(canvas.getAllByRole('rowheader')).toHaveLength(32);
    await expect(canvas.getByRole('region', { name: caption })).toHaveFocus();
  },
};
