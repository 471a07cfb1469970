import { type EventDraft, withGroupValues, withoutGroup } from '@otryv/race';
import { OtryvProvider } from '@otryv/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { anEvent, catalogues, DRAFT_START, findRiders } from '../testing/anEvent.ts';
import { EventEditor, type EventEditorProps } from './EventEditor.tsx';

const patience = 30_000;
const dayMs = 86_400_000;

function editor(props: Partial<EventEditorProps> = {}) {
  const onSubmit = vi.fn<(draft: EventDraft) => void>();
  // The day before the start of the draft: a past one is not sent.
  const view = render(
    <OtryvProvider now={DRAFT_START - dayMs}>
      <EventEditor draft={anEvent()} {...{ catalogues, findRiders, onSubmit }} {...props} />
    </OtryvProvider>,
  );
  return { onSubmit, ...view };
}

const value = (name: string | RegExp) => screen.getByRole('button', { name });
const changes = () => within(screen.getByRole('complementary')).getAllByRole('list')[0]?.children.length;

async function panelOf(name: RegExp) {
  fireEvent.click(value(name));
  return within(await screen.findByRole('dialog'));
}

async function close() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('<EventEditor />', { timeout: patience }, () => {
  it('adds the given class, ref and data to its root', () => {
    const ref = createRef<HTMLDivElement>();
    const { container } = editor({ ref, className: 'given', 'data-x': 'root' } as Partial<EventEditorProps>);

    expect(container.firstElementChild).toBe(ref.current);

    expect(container.firstElementChild).toHaveClass('given');
    expect(container.firstElementChild).toHaveAttribute('data-x', 'root');
  });

  it('commits a value, marks it as changed and sends it', async () => {
    const { onSubmit } = editor();
    const panel = await panelOf(/^Круги, группа B/);
    const laps = panel.getByRole('spinbutton');
    fireEvent.change(laps, { target: { value: '3' } });
    fireEvent.keyDown(laps, { key: 'Enter' });

    await waitFor(() => expect(value(/^Круги, группа B/)).toHaveTextContent('3'));
    fireEvent.click(value(/Отправить в игру/));

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].event.eventSubgroups.map(({ laps: each }) => each)).toEqual([2, 3, 2, 2, 2]);
    expect(await screen.findByText('Отправлено в игру')).toBeInTheDocument();
  });

  it('changes all groups together if enabled', async () => {
    const { onSubmit } = editor();
    fireEvent.click(screen.getByRole('switch', { name: 'Менять сразу во всех группах' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Пульсометр, группа B' }));

    fireEvent.click(value(/Отправить в игру/));

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(
      onSubmit.mock.calls[0]?.[0].event.eventSubgroups.every(({ rulesSet }) => rulesSet?.includes('ENFORCE_HRM')),
    ).toBe(true);
  });

  it('undoes and redoes by buttons and by keys, except in fields', async () => {
    editor();
    const heart = () => screen.getByRole('switch', { name: 'Пульсометр, группа B' });
    fireEvent.click(heart());

    fireEvent.keyDown(heart(), { code: 'KeyZ', ctrlKey: true });
    expect(heart()).not.toBeChecked();
    fireEvent.keyDown(heart(), { code: 'KeyZ', ctrlKey: true, shiftKey: true });
    expect(heart()).toBeChecked();
    fireEvent.click(value('Отменить'));
    fireEvent.click(value('Повторить'));
    expect(heart()).toBeChecked();

    const panel = await panelOf(/^Круги, группа B/);
    fireEvent.keyDown(panel.getByRole('spinbutton'), { code: 'KeyZ', ctrlKey: true });
    expect(heart()).toBeChecked();
  });

  it('lists pending changes, and reverts one', () => {
    editor();
    fireEvent.click(screen.getByRole('switch', { name: 'Пульсометр, группа B' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Без драфтинга, группа C' }));
    expect(changes()).toBe(2);

    fireEvent.click(value('Вернуть: Пульсометр, группа B'));

    expect(changes()).toBe(1);
    expect(screen.getByRole('switch', { name: 'Пульсометр, группа B' })).not.toBeChecked();
    expect(value(/Отправить в игру/)).toHaveTextContent('1');
  });

  it.each([
    { title: 'a race of the game', props: {}, sent: ['Рейтинговая гонка', 'Места на экране'] },
    { title: 'a ride of the game', eventType: 'GROUP_RIDE', props: {}, sent: [] },
    {
      title: 'a new ride',
      eventType: 'GROUP_RIDE',
      props: { isNew: true },
      sent: ['Рейтинговая гонка', 'Места на экране'],
    },
    { title: 'a race that is only added', props: { isNew: true, editable: 'site' as const }, sent: [] },
  ])("lists the site's own changes in $title on sending, without a revert button", (given) => {
    const { title: _title, eventType = 'RACE', props, sent } = given;
    const { event, ...site } = anEvent();
    const draft = { ...site, event: { ...event, tags: [], eventType } };
    const changed = { ...draft, event: { ...draft.event, name: 'Другое имя' } };
    const { unmount } = editor({ draft, ...props, changedDraft: { ...draft, finishProtocol: 'catchUp' } });
    expect(screen.queryAllByText(/меняет сайт/)).toHaveLength('isNew' in props ? sent.length : 0);
    unmount();

    editor({ draft, ...props, changedDraft: changed });

    const lines = screen.queryAllByText(/меняет сайт/).map((name) => name.closest('li'));
    expect(lines.map((line) => line?.textContent)).toEqual(
      sent.map((name) => expect.stringContaining(`${name} (меняет сайт)`)),
    );
    for (const line of lines) expect(line?.querySelector('button')).toBeNull();
  });

  it('lists the times of groups that the site sets around their start', () => {
    const { event, ...site } = anEvent();
    const own = { registrationStart: '2026-11-27T16:30:00Z', lineUpStart: '2026-11-28T16:10:00Z' };
    const eventSubgroups = event.eventSubgroups.map((group) => (group.label === 2 ? { ...group, ...own } : group));
    const draft = { ...site, event: { ...event, eventSubgroups } };
    const changed = { ...draft, event: { ...draft.event, name: 'Другое имя' } };

    editor({ draft, changedDraft: changed });

    const lines = screen.queryAllByText(/меняет сайт/).map((name) => name.closest('li'));
    expect(lines.map((line) => line?.textContent).slice(-2)).toEqual([
      'BРегистрация открыта (меняет сайт)было 27 нояб 19:30 – 28 нояб 19:30стало 19:00–19:30',
      'BСбор на старте (меняет сайт)было 19:10–19:30стало 19:25–19:30',
    ]);
    for (const line of lines) expect(line?.querySelector('button')).toBeNull();
  });

  it('reverts everything together, with an undo', () => {
    editor();
    fireEvent.click(screen.getByRole('switch', { name: 'Пульсометр, группа B' }));

    fireEvent.click(value('Вернуть как было'));
    expect(screen.getByRole('switch', { name: 'Пульсометр, группа B' })).not.toBeChecked();

    fireEvent.click(value('Отменить'));
    expect(screen.getByRole('switch', { name: 'Пульсометр, группа B' })).toBeChecked();
  });

  it('adds a group and removes it', async () => {
    editor({ draft: withoutGroup(anEvent(), 5) });
    fireEvent.click(value('Группа'));
    expect(value(/^Круги, группа E/)).toHaveTextContent('2');

    await userEvent.click(value('Действия с группой E'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить группу E' }));

    expect(screen.queryByRole('button', { name: /^Круги, группа E/ })).toBeNull();
  });

  it('leads from a note to its value, and blocks sending an event that the game would reject', async () => {
    const { onSubmit } = editor({ draft: withGroupValues(anEvent(), [2], { routeId: null }), isNew: true });

    expect(value('Отправить в игру')).toBeDisabled();
    fireEvent.click(value('Изменить: Маршрут'));

    expect(await screen.findByRole('dialog', { name: 'Маршрут, группа B' })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps unsent changes, with the error message', async () => {
    const error = { code: 'game_refused', message: 'Игра не приняла заезд. Выберите другой маршрут.' };
    editor({ onSubmit: () => Promise.reject(error) });
    fireEvent.click(screen.getByRole('switch', { name: 'Пульсометр, группа B' }));

    fireEvent.click(value(/Отправить в игру/));

    expect(await screen.findByText(error.message)).toBeInTheDocument();
    expect(changes()).toBe(1);
  });

  it('restarts with another draft, and reports whether there are unsaved changes', async () => {
    const onDirtyChange = vi.fn<(isDirty: boolean) => void>();
    const { rerender } = editor({ onDirtyChange });
    fireEvent.click(screen.getByRole('switch', { name: 'Пульсометр, группа B' }));
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);

    await act(async () =>
      rerender(
        <EventEditor draft={anEvent()} {...{ catalogues, findRiders, onDirtyChange }} onSubmit={() => undefined} />,
      ),
    );

    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    expect(value('Отменить')).toBeDisabled();
  });

  it('treats a group ride as unrated, whatever was chosen', async () => {
    const draft = anEvent();
    const { onSubmit } = editor({
      draft: { ...draft, event: { ...draft.event, eventType: 'GROUP_RIDE' } },
      isNew: true,
    });

    fireEvent.click(value('Отправить в игру'));

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].importanceLevel).toBe('unrated');
  });

  it('reverts a whole step on Escape, including the lengths that it excluded', async () => {
    editor({ draft: withGroupValues(anEvent(), 'all', { distanceInMeters: 30_000 }) });
    const panel = await panelOf(/^Круги, группа B/);
    fireEvent.change(panel.getByRole('spinbutton'), { target: { value: '3' } });
    fireEvent.blur(panel.getByRole('spinbutton'));
    await waitFor(() => expect(value(/^Круги, группа B/)).toHaveTextContent('3'));

    await close();

    expect(value(/^Дистанция, км, группа B/)).toHaveTextContent('30');
    expect(value('Отменить')).toBeDisabled();
  });

  it('starts with earlier changes, which can be undone', async () => {
    const base = anEvent();
    const { onSubmit } = editor({ draft: base, changedDraft: withGroupValues(base, [2], { laps: 4 }) });
    expect(changes()).toBe(1);
    expect(value(/Отправить в игру/)).toBeEnabled();

    fireEvent.click(value('Отменить'));

    expect(value(/^Круги, группа B/)).toHaveTextContent('2');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('reports each change to its host', () => {
    const onDraftChange = vi.fn<(draft: EventDraft) => void>();
    editor({ onDraftChange });

    fireEvent.click(screen.getByRole('switch', { name: 'Пульсометр, группа B' }));

    const group = onDraftChange.mock.lastCall?.[0].event.eventSubgroups[1];
    expect(group?.rulesSet).toContain('ENFORCE_HRM');
  });

  it("edits only the site's own fields of a started event", async () => {
    const { onSubmit } = editor({ draft: withGroupValues(anEvent(), [2], { routeId: null }), editable: 'site' });
    expect(screen.queryByRole('button', { name: /^Название/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Круги, группа B/ })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Пульсометр, группа B' })).toBeDisabled();
    expect(screen.queryByRole('heading', { name: 'Проверка' })).toBeNull();

    const panel = await panelOf(/^Протокол/);
    await userEvent.selectOptions(panel.getByRole('combobox'), 'По группам');
    fireEvent.click(panel.getByRole('button', { name: 'Готово' }));
    fireEvent.click(value(/Сохранить на сайте/));

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].finishProtocol).toBe('classicGroup');
  });

  it('shows an event read-only', () => {
    editor({ editable: 'none', onSubmit: undefined });

    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Осенний кубок. Этап 5')).toBeInTheDocument();
  });
});
