import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { someRaces, someStages } from '../testing/stages.ts';
import { StageCandidates } from './StageCandidates.tsx';
import { StagesEditor, type StagesEditorProps } from './StagesEditor.tsx';

const onSave = vi.fn<StagesEditorProps['onSave']>();
const onRemove = vi.fn<StagesEditorProps['onRemove']>();
const editor = (props: Partial<StagesEditorProps> = {}) => (
  <StagesEditor stages={someStages} repeatRule="best" onSave={onSave} onRemove={onRemove} {...props} />
);
const handle = (name: string) => screen.getByRole('button', { name: `Переставить: ${name}` });
const names = () =>
  screen.getAllByRole('button', { name: /^Переставить/ }).map((one) => one.getAttribute('aria-label')?.slice(13));

beforeEach(() => {
  onSave.mockReset().mockResolvedValue(true);
  onRemove.mockReset();
});

describe('<StagesEditor />', () => {
  it('moves a stage by its buttons and saves all changes together', async () => {
    render(editor());
    await userEvent.click(screen.getByRole('button', { name: 'Ниже: Холодный фронт' }));
    await userEvent.click(screen.getAllByRole('switch', { name: 'Обязательный' })[0] as HTMLElement);

    expect(await screen.findByText('Не сохранено: 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить этапы' }));

    expect(onSave).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ order: 0, newOrder: 0, requiredForGeneral: true }),
      expect.objectContaining({ order: 4, newOrder: 3 }),
      expect.objectContaining({ order: 3, newOrder: 4 }),
    ]);
    expect(screen.queryByText(/Не сохранено/)).toBeNull();
  });

  it('lifts by Space, moves by arrows, keeps focus and announces the position', async () => {
    render(editor());
    handle('Мосты').focus();

    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');

    expect(names()).toEqual(['Проба сил', 'Холмы', 'Холодный фронт', 'Мосты', 'Финал']);
    expect(handle('Мосты')).toHaveFocus();
    expect(handle('Мосты')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Этап «Мосты» поднят, место 4 из 5');

    await userEvent.keyboard(' ');
    expect(handle('Мосты')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('Этап «Мосты» на месте 4 из 5');
  });

  it('restores a lifted stage by Escape', async () => {
    render(editor());
    handle('Мосты').focus();

    await userEvent.keyboard(' {ArrowDown}{ArrowUp}{ArrowUp}{Escape}');

    expect(names()).toEqual(['Проба сил', 'Мосты', 'Холмы', 'Холодный фронт', 'Финал']);
    expect(screen.queryByText(/Не сохранено/)).toBeNull();
  });

  it('warns of an order that contradicts the dates, and of recomputations', async () => {
    render(editor());

    await userEvent.click(screen.getByRole('button', { name: 'Ниже: Мосты' }));

    expect(await screen.findByText(/«Холмы» встанет раньше, хотя «Мосты» проходит прежде/)).toBeVisible();
    expect(screen.getByText(/главный зачёт пересчитаются/)).toBeVisible();
  });

  it('keeps the changes after an error, and prevents concurrent saves', async () => {
    const saving = deferred();
    onSave.mockReturnValue(saving.promise.then(() => false));
    render(editor());
    await userEvent.type(screen.getByRole('textbox', { name: /Имя этапа 4/ }), ' сезона');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить этапы' }));

    expect(await screen.findByRole('button', { name: 'Сохраняем' })).toBeDisabled();
    saving.resolve();

    expect(await screen.findByRole('button', { name: 'Сохранить этапы' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: /Имя этапа 4/ })).toHaveValue('Финал сезона');
  });

  it('calls stage 0 the prologue', () => {
    const [prologue] = someStages;
    render(editor({ stages: prologue ? [{ ...prologue, name: '', races: [] }] : [] }));

    expect(screen.getByRole('textbox', { name: /^Имя пролога/ })).toHaveAttribute('placeholder', 'Пролог');
    expect(screen.getByRole('group', { name: 'Зачёт пролога' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Переставить: Пролог' })).toBeInTheDocument();
  });

  it('disables changes of a locked stage', () => {
    render(editor());
    const [, , locked] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('textbox'));

    expect(within(locked as HTMLElement).getByRole('switch', { name: 'В зачёт' })).toBeDisabled();
  });

  it('requests its host to remove a race or a whole stage', async () => {
    render(editor());
    await userEvent.click(screen.getByRole('button', { name: 'Действия: Мосты' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Этап 1, повтор/ }));

    expect(onRemove).toHaveBeenCalledExactlyOnceWith(1, 5102);
  });
});

describe('<StageCandidates />', () => {
  const onAdd = vi.fn<(eventId: number, order: number | undefined) => void>();
  const list = (props: object = {}) => (
    <StageCandidates races={someRaces} orders={[1, 2]} onAdd={onAdd} onAddEmpty={() => undefined} {...props} />
  );
  beforeEach(() => void onAdd.mockReset());
  it('finds a race and adds it as the next stage', async () => {
    render(list());
    await userEvent.type(screen.getByRole('searchbox'), 'женская');
    await userEvent.click(screen.getByRole('button', { name: /^Добавить «/ }));

    expect(onAdd).toHaveBeenCalledExactlyOnceWith(5111, undefined);
  });

  it('adds a race as another ride of a stage', async () => {
    render(list());
    await userEvent.selectOptions(screen.getByRole('combobox'), 'повторный заезд этапа 2');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить «Субботний пролог»' }));

    expect(onAdd).toHaveBeenCalledExactlyOnceWith(5110, 2);
  });

  it('names the prologue among the stages to add to', () => {
    const { rerender } = render(list({ orders: [0, 1] }));
    expect(screen.getByRole('option', { name: 'повторный заезд пролога' })).toBeInTheDocument();

    rerender(list({ orders: [0, 1], emptyOrders: [0] }));
    expect(screen.getByRole('option', { name: 'заезд пролога' })).toBeInTheDocument();
  });

  it('adds the first race of a stage that has none', async () => {
    render(list({ emptyOrders: [2] }));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'заезд этапа 2');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить «Субботний пролог»' }));

    expect(onAdd).toHaveBeenCalledExactlyOnceWith(5110, 2);
  });

  it('is disabled while adding', async () => {
    render(list({ isAdding: true }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Добавить «Субботний пролог»' }));

    expect(onAdd).not.toHaveBeenCalled();
  });

  it('shows that it is loading, and that nothing is found', () => {
    const { rerender } = render(list({ races: null }));
    expect(screen.getByRole('status')).toHaveTextContent('Загружаем заезды');
    rerender(list({ races: [] }));
    expect(screen.getByRole('status')).toHaveTextContent('Таких заездов нет');
  });
});
