import { OtryvProvider } from '@otryv/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResultsTable } from '../ResultsTable/ResultsTable.tsx';
import { aProtocol } from '../testing/aProtocol.ts';
import { aResult } from '../testing/aResult.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { TableTools } from './TableTools.tsx';

const caption = 'Протокол: «Холмы»';
const rows = [
  aResult({ profileId: 1, place: 1, rider: { firstName: 'Артём', lastName: 'Щербаков' } }),
  aResult({ profileId: 2, place: 2, timeMs: 1_457_478, rider: { firstName: 'Anna', lastName: '=Petrova' } }),
];
const now = Date.parse('2026-11-21T12:00:00Z');
const only = { shown: { place: true, time: true } };
const shown = Object.fromEntries(
  'gapPrevious speed power normalizedPower racingScore heartRate weight height age cp5 cp30 cp60 cp300 cp720 cp1200 cp2400 cp3600'
    .split(' ')
    .map((key) => [key, false]),
);

function TableWithTools({ ownProfileId, of = rows }: { ownProfileId?: number; of?: typeof rows }) {
  return (
    <OtryvProvider now={now}>
      <ResultsTable caption={caption} rows={of} ownProfileId={ownProfileId} defaultColumnLayout={{ shown }} />
    </OtryvProvider>
  );
}

describe('<TableTools />', () => {
  describeConformance((props) => <ToolsAlone {...props} />);

  const saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let blob = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      blob = given as Blob;
      return 'blob:table';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Выгрузить' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('saves exactly the displayed columns and rows in order', async () => {
    render(<TableWithTools />);
    await userEvent.click(screen.getByRole('button', { name: 'Время' }));

    await choose('Скачать показанное, CSV');

    expect(await screen.findByText('Файл «Протокол „Холмы“ 2026-11-21.csv» готов.')).toBeInTheDocument();
    expect(saved.map(({ name }) => name)).toEqual(['Протокол «Холмы» 2026-11-21.csv']);
    expect(await saved[0]?.blob.text()).toBe(
      '\uFEFFМесто;Категория;Райдер;Команда;Время;"Время, с";Отрыв от лидера;"Отрыв от лидера, с"\r\n' +
        '2;A;Anna =Petrova;;24:17,478;1457,478;00:00,132;0,132\r\n1;A;Артём Щербаков;;24:17,346;1457,346;00:00,000;0\r\n',
    );
  });

  it('saves everything as JSON with numbers', async () => {
    render(<TableWithTools />);

    await choose('Скачать всё, JSON');
    await screen.findByText(/json» готов/);

    const records: unknown[] = JSON.parse((await saved[0]?.blob.text()) ?? '');
    expect(records[1]).toMatchObject({ place: 2, rider: 'Anna =Petrova', time: 1457.478, gap: 0.132, cp15: 11.56 });
  });

  it('copies the table and confirms it', async () => {
    const user = userEvent.setup();
    render(<TableWithTools />);

    await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
    await user.click(screen.getByRole('menuitem', { name: 'Скопировать показанное' }));

    expect(await screen.findByText(/Скопировано: 2.строки/)).toBeInTheDocument();
    const [item] = await navigator.clipboard.read();
    expect(item?.types).toEqual(['text/html', 'text/plain']);
    expect(await (await item?.getType('text/plain'))?.text()).toMatch(/^Место\tКатегория/);
  });

  it('copies plain text if the browser supports nothing else', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    render(<TableWithTools />);

    await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
    await user.click(screen.getByRole('menuitem', { name: 'Скопировать всё' }));
    await screen.findByText(/Скопировано/);

    expect(await navigator.clipboard.readText()).toMatch(/Артём Щербаков/);
  });

  it('shows advice when clipboard access is denied', async () => {
    const user = userEvent.setup();
    const refused = new DOMException('no', 'NotAllowedError');
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(refused);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refused);
    render(<TableWithTools />);

    await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
    await user.click(screen.getByRole('menuitem', { name: 'Скопировать показанное' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Браузер не дал доступ к буферу обмена.');
  });

  it('shows that there is nothing to export', async () => {
    render(<ToolsAlone />);

    await choose('Скачать всё, CSV');

    expect(await screen.findByRole('alert')).toHaveTextContent('Выгружать нечего');
    expect(saved).toEqual([]);
  });

  it('finds a rider by a part of the name in the other alphabet and scrolls to the row', async () => {
    render(<TableWithTools />);
    await userEvent.click(await screen.findByRole('button', { name: 'Найти' }));

    await userEvent.type(await screen.findByRole('combobox', { name: 'Место или имя' }), 'scherb');
    const [hit] = await screen.findAllByRole('option');
    expect(hit).toHaveAccessibleName('Артём Щербаков, место 1');
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(screen.getByRole('row', { name: /Щербаков/ })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes to a place by its number, in a virtualized table too', async () => {
    render(<TableWithTools of={aProtocol(400)} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Найти' }));

    await userEvent.type(await screen.findByRole('combobox'), '7');

    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/место 7$/);
  });

  it('moves by the arrows among eight hits and counts the others', async () => {
    render(<TableWithTools of={aProtocol(40)} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Найти' }));
    await userEvent.type(await screen.findByRole('combobox'), 'а');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(8));
    expect(screen.getByText(/^ещё \d+$/)).toBeInTheDocument();

    await userEvent.keyboard('{ArrowUp}');

    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
  });

  it('shows that no rider was found, and returns focus on Escape', async () => {
    render(<TableWithTools />);
    const button = await screen.findByRole('button', { name: 'Найти' });
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole('combobox'), 'ъъъ');
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(/Никого нет/));

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(button).toHaveFocus());
  });

  it('goes to the own row, and offers it only if there is one', async () => {
    const { rerender } = render(<TableWithTools />);
    await screen.findByRole('button', { name: 'Найти' });
    expect(screen.queryByRole('button', { name: 'Моя строка' })).toBeNull();

    rerender(<TableWithTools ownProfileId={2} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Моя строка' }));

    await waitFor(() => expect(screen.getByRole('row', { name: /Petrova/ })).toHaveFocus());
  });

  it('offers the presets of a protocol in the column menu', async () => {
    render(<TableWithTools />);
    await userEvent.click(await screen.findByRole('button', { name: 'Столбцы' }));

    await userEvent.click(await screen.findByRole('radio', { name: 'Комиссар' }));

    expect(await screen.findByRole('columnheader', { name: 'Возр.', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'К пред.', hidden: true })).toBeNull();
  });
});

function ToolsAlone(props: object) {
  const table = useRef(null);
  return <TableTools {...props} table={table} columnLayout={only} onColumnLayout={() => {}} />;
}
