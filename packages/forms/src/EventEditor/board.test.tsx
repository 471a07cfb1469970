import { type EventDraft, withGroupValues, withoutGroup, withRegistration } from '@otryv/race';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anEvent, catalogues, findRiders } from '../testing/anEvent.ts';
import { EventEditor, type EventEditorProps } from './EventEditor.tsx';

const patience = 30_000;

function editor(draft: EventDraft, props: Partial<EventEditorProps> = {}) {
  return render(<EventEditor {...{ draft, catalogues, findRiders }} onSubmit={() => undefined} {...props} />);
}

const value = (name: string | RegExp) => screen.getByRole('button', { name });
const groups = (draft: EventDraft, values: object): EventDraft => withGroupValues(draft, 'all', values);

async function panelOf(name: RegExp) {
  fireEvent.click(value(name));
  return within(await screen.findByRole('dialog'));
}

async function choose(name: RegExp, option: RegExp) {
  const panel = await panelOf(name);
  await userEvent.click(await panel.findByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await userEvent.click(panel.getByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('board of an event', { timeout: patience }, () => {
  it.each([
    { paceType: 1, head: 'Темп, вт/кг' },
    { paceType: 2, head: 'Темп, км/ч' },
    { paceType: 9, head: 'Темп' },
  ])('measures a pace of type $paceType: $head', ({ paceType, head }) => {
    editor(groups(anEvent(), { paceType }));

    expect(screen.getByRole('rowheader', { name: head })).toBeInTheDocument();
  });

  it('shows a racing score range instead of the pace', () => {
    editor(withRegistration(anEvent(), 'racingScore'));

    expect(value('Темп, группа B: 520–690')).toBeInTheDocument();
  });

  it('shows a number missing from the catalogue', () => {
    editor(groups(anEvent(), { jerseyHash: 7, routeId: 999 }));

    expect(value('Джерси, группа A: № 7')).toBeInTheDocument();
    expect(value('Маршрут, группа A: № 999')).toBeInTheDocument();
  });

  it('shows the total distance of laps, and a time as a time', () => {
    editor(groups(anEvent(), { laps: 2 }));
    expect(value('Дистанция, км, группа A: 31,4, по кругам')).toBeInTheDocument();

    editor(groups(anEvent(), { durationInSeconds: 3420 }));
    expect(value('Время, группа A: 57:00')).toBeInTheDocument();
  });

  it('has time trial rows only for a time trial', () => {
    const trial = { ...anEvent(), event: { ...anEvent().event, eventType: 'TIME_TRIAL' } };
    const { unmount } = editor(anEvent());
    expect(screen.queryByRole('rowheader', { name: 'Ряды на старте' })).toBeNull();
    unmount();

    editor(groups(trial, { timeTrialOptions: { timeGapBetweenRowsMs: 15_000, maxRows: 50, maxRidersPerRow: 10 } }));
    expect(value('Ряды на старте, группа A: 15 с, 50 × 10')).toBeInTheDocument();
  });

  it('sets map and pocket with a route', async () => {
    editor(anEvent());
    await choose(/^Маршрут, группа B/, /Круг по долине/);

    await waitFor(() => expect(value('Маршрут, группа B: Круг по долине')).toBeInTheDocument());
    expect(value('Карта, группа B: Шотландия')).toBeInTheDocument();
    expect(value('Стартовый карман, группа B: 7')).toBeInTheDocument();
  });

  it('removes a route with another map', async () => {
    editor(anEvent());
    await choose(/^Карта, группа B/, /Шотландия/);

    await waitFor(() => expect(value('Маршрут, группа B: не задано')).toBeInTheDocument());
  });

  it('accepts the number of an unnamed jersey', async () => {
    editor(anEvent());
    const panel = await panelOf(/^Джерси, группа C/);
    await userEvent.type(await panel.findByRole('combobox'), '12345');
    await userEvent.click(await screen.findByRole('option', { name: /12345/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Готово' }));

    await waitFor(() => expect(value('Джерси, группа C: № 12345')).toBeInTheDocument());
  });

  it('shows jerseys with their pictures, with a colour as a fallback', async () => {
    const [first, ...others] = catalogues.jerseys.map((jersey) => ({ ...jersey, imageUrl: null }));
    if (!first) throw new Error('The catalogue has no jerseys.');
    const jerseys = [{ ...first, imageUrl: '/files/game-jersey-1-small.webp' }, ...others];
    editor(anEvent(), { catalogues: { ...catalogues, jerseys } });
    const panel = await panelOf(/^Джерси, группа C/);
    await userEvent.click(await panel.findByRole('combobox'));
    const options = await screen.findAllByRole('option');
    const pictures = () =>
      options.map((option) => {
        const element = option.firstElementChild;
        return element?.getAttribute('src') ?? element?.getAttribute('data-colour');
      });
    const colours = jerseys.map(({ id }) => String((id % 5) + 1));

    expect(pictures()).toEqual(['/files/game-jersey-1-small.webp', colours[1]]);
    const [image] = options.flatMap((option) => option.querySelector('img') ?? []);
    if (image) fireEvent.error(image);
    expect(pictures()).toEqual(colours);
    expect(screen.queryAllByRole('img', { hidden: false })).toEqual([]);
  });

  it('shows routes with the pictures of their maps, if any', async () => {
    const routes = catalogues.routes.map((route, at) => ({ ...route, imageUrl: at === 0 ? '/files/map.webp' : null }));
    editor(anEvent(), { catalogues: { ...catalogues, routes } });
    const panel = await panelOf(/^Маршрут, группа B/);
    await userEvent.click(await panel.findByRole('combobox'));
    const options = await screen.findAllByRole('option');

    expect(options.map((option) => option.firstElementChild?.getAttribute('src') ?? null)).toEqual(
      routes.map(({ imageUrl }) => imageUrl),
    );
  });

  it.each([
    { pocket: '116', warns: true, kept: '116' },
    { pocket: '3', warns: false, kept: '3' },
    { pocket: '150', warns: true, kept: '2' },
  ])('treats $pocket as a pocket: $kept', async ({ pocket, warns, kept }) => {
    editor(anEvent());
    const panel = await panelOf(/^Стартовый карман, группа B/);
    const field = panel.getByRole('spinbutton');
    fireEvent.change(field, { target: { value: pocket } });
    expect(panel.queryAllByText(/Такого кармана у маршрута нет/)).toHaveLength(warns ? 1 : 0);

    fireEvent.blur(field);

    await waitFor(() => expect(value(`Стартовый карман, группа B: ${kept}`)).toBeInTheDocument());
  });
});

describe('pockets of a route', { timeout: patience }, () => {
  const pocketsByRoute = {
    'Lady Liberty': [1, 2, 3, 4],
    'Rolling Highlands': [6, 7, 8, 9],
    'Mayan San Remo': [6, 7, 8, 9],
    'Sacre Bleu': [9, 10, 11, 12],
    'Prospect Park Loop': [11, 12, 13, 14],
    'Electric Break': [16, 17, 18, 19],
    'Repack Rush': [19, 20],
    'Tides and Temples': [21, 22, 23, 24],
    "Jon's Route": [101, 102, 103, 104],
    'May Field': [116],
  };
  const warnings = () => screen.queryAllByText(/^Карман \d+ не относится к маршруту/).length;

  it('are offered by the editor, whose check warns about any other', async () => {
    const seen: Record<string, unknown> = {};
    for (const [name, pockets] of Object.entries(pocketsByRoute)) {
      const routes = catalogues.routes.slice(0, 1).map((route) => ({ ...route, name, eventPaddocks: pockets.join() }));
      const one = (startLocation: number) =>
        editor(groups(anEvent(), { routeId: 11, startLocation }), { catalogues: { ...catalogues, routes } });
      const [first = 0, last = 0] = [pockets[0], pockets.at(-1)];

      const wrong = one(last + 1);
      const warned = warnings();
      wrong.unmount();
      const { unmount } = one(first);
      const radios = (await panelOf(/^Стартовый карман, группа B/)).getAllByRole('radio');
      seen[name] = {
        offered: radios.map((radio) => Number(radio.getAttribute('value'))),
        warned,
        notWarned: warnings(),
      };
      unmount();
    }

    expect(seen).toEqual(
      Object.fromEntries(
        Object.entries(pocketsByRoute).map(([name, offered]) => [name, { offered, warned: 5, notWarned: 0 }]),
      ),
    );
  });
});

describe('clearing a number', { timeout: patience }, () => {
  const untouched = groups(anEvent(), { startLocation: null, fromPaceValue: null, toPaceValue: null });

  it.each([
    { name: /^Круги, группа B/, label: 'Круги, группа B' },
    { name: /^Стартовый карман, группа B/, label: 'Другой карман, 0–149' },
    { name: /^Темп, группа B/, label: 'От' },
    { name: /^Темп, группа B/, label: 'До' },
  ])('is an error in $label, and the editor stays open', async ({ name, label }) => {
    const onDraftChange = vi.fn<(draft: EventDraft) => void>();
    editor(anEvent(), { onDraftChange });
    const panel = await panelOf(name);
    const field = await panel.findByRole('spinbutton', { name: label });
    expect(field).not.toBeInvalid();

    fireEvent.change(field, { target: { value: '' } });
    await userEvent.click(panel.getByRole('button', { name: 'Готово' }));

    expect(field).toHaveAccessibleDescription('Введите число');
    expect(onDraftChange).toHaveBeenCalledOnce();
  });

  it.each([/^Стартовый карман, группа B/, /^Темп, группа B/])('is not an error if there was none: %s', async (name) => {
    editor(untouched);
    const panel = await panelOf(name);
    for (const field of await panel.findAllByRole('spinbutton')) expect(field).not.toBeInvalid();

    await userEvent.click(panel.getByRole('button', { name: 'Готово' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('registration of an event', { timeout: patience }, () => {
  const modes = async () => (await panelOf(/^Регистрация: /)).findByRole('combobox');

  it('is selected by name, with its consequences for a rider', async () => {
    editor(anEvent(), { reader: { name: 'Лев', facts: { 'scoring.current': 400 } } });
    const select = await modes();
    fireEvent.change(select, { target: { value: 'racingScore' } });

    expect(await screen.findByText('рейтинг < 520')).toBeInTheDocument();
    expect(screen.getAllByText('Лев: пустят')).toHaveLength(3);
    expect(screen.getAllByText('Лев: не пустят')).toHaveLength(2);
    await waitFor(() => expect(value('Регистрация: Гоночный рейтинг')).toBeInTheDocument());
  });

  it.each([
    { title: 'nothing that nobody chose', expression: null, name: 'Правила не определены', meaning: /не выбран/ },
    { title: 'the only mode of an expression', expression: 'false', name: 'Регистрация закрыта', meaning: /никто/ },
    {
      title: 'an expression of no mode',
      expression: 'profile.age > 9',
      name: 'Своё условие',
      meaning: /Условие из игры/,
    },
  ])('names $title on the board and in the popup', async ({ expression, name, meaning }) => {
    const draft = withRegistration(anEvent(), 'endurance');
    const event = { ...draft.event, categoryEnforcement: expression !== null, accessExpression: expression };
    editor({ ...draft, event, registrationMode: null });

    expect(value(`Регистрация: ${name}`)).toBeInTheDocument();
    const select = await modes();
    expect(within(select).getByRole('option', { name, selected: true })).toBeInTheDocument();
    expect(screen.getByText(meaning)).toBeInTheDocument();
  });

  it('contains no names of partners', async () => {
    editor(anEvent());
    const names = within(await modes())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

    expect(names).toHaveLength(12);
    expect(names).toEqual(expect.arrayContaining(['Выключена для партнёра', 'Женские D и E партнёра']));
    expect(names.join()).not.toMatch(/kom|vtr|etalon|etr/i);
  });

  it('has two modes for an event that does not exist yet', async () => {
    editor(withRegistration(anEvent(), 'closed'), { isNew: true });

    expect(within(await modes()).getAllByRole('option')).toHaveLength(2);
  });

  it("shows the draft's value in its popup even if it is not an option", async () => {
    const draft = withRegistration(anEvent(), 'catchUp');
    const event = { ...draft.event, eventType: 'EFONDO', cullingType: 'CULLING_NONE' };
    editor({ ...draft, event, seriesId: 'series-of-others' }, { isNew: true });
    const shown: Record<string, string | null> = {};

    for (const title of ['Регистрация', 'Тип', 'Кто кого видит', 'Серия']) {
      const panel = await panelOf(new RegExp(`^${title}:`));
      const select = (await panel.findByRole('combobox')) as HTMLSelectElement;
      shown[title] = select.selectedOptions[0]?.textContent ?? null;
      await userEvent.click(panel.getByRole('button', { name: 'Готово' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }

    expect(shown).toEqual({
      Регистрация: 'Догонялки',
      Тип: 'EFONDO',
      'Кто кого видит': 'CULLING_NONE',
      Серия: 'series-of-others',
    });
  });

  it('labels names of the game, and offers them by label', async () => {
    const draft = withRegistration(anEvent(), 'catchUp');
    const names = { cullingType: 'CULLING_EVERYBODY', microserviceEventVisibility: 'PUBLIC' };
    editor({ ...draft, event: { ...draft.event, ...names } }, { isNew: true });

    expect(screen.getByRole('button', { name: 'Видимость: Все райдеры, в общем списке' })).toBeVisible();
    const panel = await panelOf(/^Кто кого видит: Все на карте/);
    const options = await panel.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Только своя группа',
      'Все участники заезда',
      'Все на карте',
    ]);
  });

  it('keeps an expression without a mode until another is selected', async () => {
    const own = { ...anEvent(), registrationMode: null };
    editor({ ...own, event: { ...own.event, accessExpression: 'profile.age >= 18' } });

    expect(value('Регистрация: Своё условие')).toBeInTheDocument();
    await modes();
    expect(await screen.findAllByText('возраст ≥ 18')).toHaveLength(5);
  });
});

describe('package', { timeout: patience }, () => {
  // An open dialog hides the content behind it from screen readers.
  const behind = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });

  async function preview(draft: EventDraft, name: string) {
    const onSubmit = vi.fn<(draft: EventDraft) => void>();
    editor(draft, { onSubmit });
    await userEvent.click(value('Пакет настроек'));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    return within(await screen.findByRole('dialog'));
  }

  it('changes nothing before it is applied, and then exactly what it has shown', async () => {
    const dialog = await preview(anEvent(), 'Серия');
    expect(dialog.getByText(/Протокол и важность пакет не меняет/)).toBeInTheDocument();
    const shown = dialog.getAllByRole('listitem').length;
    expect(shown).toBeGreaterThan(5);
    expect(behind(/Отправить в игру/)).not.toHaveTextContent(/\d/);

    await userEvent.click(dialog.getByRole('button', { name: 'Применить пакет' }));

    expect(behind(/Отправить в игру/)).toHaveTextContent(String(shown));
    fireEvent.click(behind('Отменить'));
    expect(behind(/Отправить в игру/)).not.toHaveTextContent(/\d/);
  });

  it("explains in the specification's terms why it does not fit", async () => {
    const dialog = await preview(withoutGroup(anEvent(), 3), 'Догонялки');

    expect(dialog.getByText('Отсутствует обязательная группа: C')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Применить пакет' })).toBeDisabled();
  });

  it('adjusts the groups in one undoable step, and can then be applied', async () => {
    const dialog = await preview(withoutGroup(anEvent(), 3), 'Новички');
    expect(dialog.getByText('Присутствуют лишние группы: A, B')).toBeInTheDocument();
    expect(dialog.queryByText('Пакет не подходит к заезду')).toBeNull();

    await userEvent.click(dialog.getByRole('button', { name: 'Сделать группы как в пакете' }));

    expect(dialog.queryByText(/группы|группа/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Применить пакет' })).toBeEnabled();
    expect(behind(/Отправить в игру/)).toHaveTextContent('3');
    fireEvent.click(behind('Отменить'));
    expect(dialog.getByText('Отсутствует обязательная группа: C')).toBeInTheDocument();
  });

  it.each(['Отмена', 'Закрыть'])('restores the groups that it has changed on «%s»', async (way) => {
    const dialog = await preview(withoutGroup(anEvent(), 3), 'Новички');
    await userEvent.click(dialog.getByRole('button', { name: 'Сделать группы как в пакете' }));
    expect(behind(/Отправить в игру/)).toHaveTextContent('3');

    await userEvent.click(dialog.getByRole('button', { name: way }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(value(/Отправить в игру/)).not.toHaveTextContent(/\d/);
  });
});
