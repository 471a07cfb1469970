import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { anAccount, anAction, anActivity, anError } from '../testing/administration.ts';
import { cellsOf, rowOf } from '../testing/protocolPage.ts';
import { AccountsTable, type AccountsTableProps } from './AccountsTable.tsx';
import { ActionsLogTable } from './ActionsLogTable.tsx';
import { ActivitiesTable, type ActivitiesTableProps } from './ActivitiesTable.tsx';
import type { RowChoice } from './adminColumns.tsx';
import { ErrorsLogTable } from './ErrorsLogTable.tsx';

describe('<AccountsTable />', () => {
  it('shows an account with its rider, its rights and its links', () => {
    render(
      <AccountsTable
        caption="Пользователи"
        rows={[anAccount({ role: 'admin', clubs: ['Ось', 'Крона'], additionalZwiftIds: [46, 47] })]}
        accountHref={({ id }) => `/admin/users/${id}/main`}
        profileHref={(zwiftId) => `/profile/${zwiftId}/results`}
        externalHref={(zwiftId) => `https://site.example/${zwiftId}`}
      />,
    );

    const row = within(rowOf(/podvetrenny/));
    expect(row.getByRole('rowheader')).toHaveTextContent('Лев Подветренный');
    expect(row.getByRole('link', { name: 'podvetrenny' })).toHaveAttribute('href', expect.stringContaining('/main'));
    expect(row.getByRole('link', { name: '47' })).toHaveAttribute('href', '/profile/47/results');
    expect(row.getByRole('link', { name: /внешнем/ })).toHaveAttribute('href', 'https://site.example/4600417');
    expect(row.getByRole('link', { name: /^3.*Сеансы: podvetrenny$/ })).toBeInTheDocument();
    expect(row.getByText('админ')).toBeInTheDocument();
    expect(row.getByText('Ось, Крона')).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Скопировать: lev@pochta.example' })).toBeInTheDocument();
  });

  it('marks unconfirmed, unverified and banned accounts, and shows reasons for blanks', () => {
    const unknown = anAccount({
      id: '2',
      username: 'novichok',
      rider: null,
      zwiftId: null,
      email: null,
      lastUsedAt: null,
    });
    const doubtful = anAccount({ emailConfirmed: false, isZwiftIdProved: false, isBanned: true });
    render(<AccountsTable caption="Пользователи" rows={[doubtful, unknown]} />);

    const text = cellsOf(/podvetrenny/).join();
    expect(text).toMatch(/не подтверждён.*бан.*не подтверждена/);
    expect(within(rowOf(/novichok/)).getAllByRole('img', { name: /./ }).length).toBeGreaterThanOrEqual(3);
  });

  it('requests another order', async () => {
    const onSort = vi.fn<NonNullable<AccountsTableProps['onSort']>>();
    render(<AccountsTable caption="Пользователи" rows={[anAccount()]} onSort={onSort} />);

    await userEvent.click(screen.getByRole('button', { name: /Роль/ }));

    expect(onSort).toHaveBeenCalledWith([{ column: 'role', ascending: true }]);
  });

  it('shows a message when no account matches', () => {
    render(<AccountsTable caption="Пользователи" rows={[]} />);

    expect(screen.getByRole('heading', { name: 'Никого не найдено' })).toBeInTheDocument();
  });
});

describe('<ActionsLogTable />', () => {
  it('describes the action, its object and its author, with the values before and after', () => {
    render(<ActionsLogTable caption="Журнал" rows={[anAction()]} objectHref={() => '/race/schedule/4600001'} />);

    const row = within(rowOf(/Параметры/));
    expect(row.getByRole('link', { name: /Этап 5/ })).toHaveAttribute('href', '/race/schedule/4600001');
    expect(row.getByText('sudya-zoya')).toBeInTheDocument();
    expect(row.getByText('standard').tagName).toBe('DEL');
    expect(row.getByText('major').tagName).toBe('INS');
  });

  it('counts the changes that do not fit, and distinguishes the server from a deleted account', () => {
    const changes = Array.from({ length: 5 }, (_, at) => ({ field: `поле ${at}`, before: null, after: '1' }));
    const rows = [
      anAction({ changes, user: null }),
      anAction({ id: '2', description: 'Роль изменена', user: { username: null }, changes: [] }),
    ];
    render(<ActionsLogTable caption="Журнал" rows={rows} />);

    expect(cellsOf(/Параметры/).join()).toMatch(/Отрыв.*и ещё 2/);
    expect(cellsOf(/Роль/).join()).toContain('удалённый аккаунт');
  });

  it('describes changes as text, and shows lists and long texts on request', async () => {
    const changes = [
      { field: 'role', before: 'user', after: 'admin' },
      { field: 'isPublished', before: 'false', after: 'true' },
      { field: 'stages', before: null, after: '[{"order":1,"name":"Пролог"},{"order":2,"name":"Финал"}]' },
    ];
    render(<ActionsLogTable caption="Журнал" rows={[anAction({ changes })]} />);
    expect(cellsOf(/Параметры/).join()).toMatch(/роль: участник админ.*опубликовано: нет да.*этапы: изменено/);

    await userEvent.click(screen.getByRole('button', { name: 'Подробно: Параметры заезда изменены' }));

    const details = await screen.findByRole('dialog', { name: 'Подробно: Параметры заезда изменены' });
    const stages = within(details).getByText(/^порядок: 1, название: Пролог\s+порядок: 2, название: Финал$/);
    expect(stages.tagName).toBe('INS');
  });

  it('prints objects and lists in lines, never as code', async () => {
    const changes = [
      { field: 'edited', before: null, after: '{"isDefault":true,"role":"admin","answer":null}' },
      { field: 'lists', before: null, after: '["events","news"]' },
    ];
    render(<ActionsLogTable caption="Журнал" rows={[anAction({ changes })]} />);

    await userEvent.click(screen.getByRole('button', { name: /^Подробно/ }));

    const details = await screen.findByRole('dialog');
    expect(details).toHaveTextContent(/предлагается всем: да\s+роль: админ\s+ответ: пусто/);
    expect(details).toHaveTextContent(/заезды, новости/);
    expect(details).not.toHaveTextContent(/[{}"]/);
  });

  it('labels the fields of finish protocols and teams, and prints an unknown one unchanged', () => {
    const ofProtocol = [
      { field: 'displayName', before: null, after: 'Гонка' },
      { field: 'isDefault', before: 'false', after: 'true' },
      { field: 'fieldOfTomorrow', before: null, after: '1' },
    ];
    render(<ActionsLogTable caption="Журнал" rows={[anAction({ changes: ofProtocol })]} />);

    expect(cellsOf(/Параметры/).join()).toMatch(
      /название для людей:\s+Гонка.*предлагается всем:\s+нет\s+да.*fieldOfTomorrow:\s+1/,
    );
  });

  it('labels values that have a meaning in their field', () => {
    const changes = [
      { field: 'state', before: 'waiting', after: 'paused' },
      { field: 'ban', before: null, after: 'POWER_MANIPULATION' },
      { field: 'planId', before: null, after: 'week' },
    ];
    render(<ActionsLogTable caption="Журнал" rows={[{ ...anAction(), changes }]} />);

    expect(cellsOf(/Параметры/).join()).toMatch(/ждёт начала\s+на паузе.*вид бана:\s+мощность.*тариф:\s+week/);
  });

  it('has no button if all changes are in the row', () => {
    render(<ActionsLogTable caption="Журнал" rows={[anAction()]} />);

    expect(screen.queryByRole('button', { name: /Подробно/ })).toBeNull();
  });

  it('selects rows if an action is available', async () => {
    const onChoose = vi.fn<RowChoice['onChoose']>();
    const { rerender } = render(<ActionsLogTable caption="Журнал" rows={[anAction()]} />);
    expect(screen.queryByRole('checkbox')).toBeNull();

    rerender(<ActionsLogTable caption="Журнал" rows={[anAction()]} choice={{ chosen: new Set(), onChoose }} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать запись: Параметры заезда изменены' }));

    expect(onChoose).toHaveBeenCalledWith(anAction().id, true);
  });
});

describe('<ErrorsLogTable />', () => {
  it('links the class of an error to its stack', () => {
    render(
      <ErrorsLogTable
        caption="Ошибки"
        rows={[anError({ message: '', user: null })]}
        errorHref={({ id }) => `/e/${id}`}
      />,
    );

    expect(screen.getByRole('link', { name: 'TypeError' })).toHaveAttribute('href', `/e/${anError().id}`);
    expect(screen.getByRole('img', { name: /Сообщение не сохранено/ })).toBeInTheDocument();
    expect(cellsOf(/TypeError/).join()).toMatch(/username.*гость/);
  });
});

describe('<ActivitiesTable />', () => {
  it('shows which rides count for the curve, and excludes one from it', async () => {
    const onBan = vi.fn<NonNullable<ActivitiesTableProps['onBan']>>();
    const rows = [anActivity(), anActivity({ id: '2', name: null, banned: true, isVirtualPower: true })];
    render(<ActivitiesTable caption="Активности" rows={rows} onBan={onBan} raceHref={(id) => `/race/results/${id}`} />);

    expect(cellsOf(/Утренний/).join()).toMatch(/72[.,]1.*датчик/);
    expect(rowOf(/Активность 177/)).toHaveTextContent('не в кривой');
    await userEvent.click(screen.getByRole('switch', { name: 'Исключить из кривой: Утренний подъём' }));

    expect(onBan).toHaveBeenCalledWith(rows[0], true);
  });

  it('renders on the server without a style attribute', () => {
    expect(renderToString(<ActivitiesTable caption="Активности" rows={[anActivity()]} />)).not.toContain('style="');
  });
});
