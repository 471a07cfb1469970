import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { administration, aFinishProtocol } from '../../../testing/organizers.ts';
import { requestsTo, servePortal } from '../../../testing/portalServer.ts';
import { renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondWith } from '../../../testing/respondWith.ts';
import { bodiesOf, done, press } from '../../../testing/writes.ts';

const server = servePortal(...administration());

describe('a finish protocol', () => {
  it('is added, then opens the list', async () => {
    server.use(done('post', '/api/admin/finish-protocols', aFinishProtocol(), 'Протокол финиша добавлен.'));
    const sent = requestsTo(server, '/api/admin/finish-protocols');
    renderSignedIn('/admin/others');
    await userEvent.type(await screen.findByRole('textbox', { name: /Имя в списке/ }), 'Общий');

    await press('Сохранить протокол');

    expect(await screen.findByText('Догонялки по воскресеньям')).toBeInTheDocument();
    const protocol = {
      organizerId: null,
      name: 'classicCommon',
      displayName: 'Общий',
      description: '',
      isDefault: true,
    };
    expect(await bodiesOf(sent)).toEqual([protocol]);
  });

  it('is edited and deleted', async () => {
    server.use(
      done('put', '/api/admin/finish-protocols', aFinishProtocol(), 'Протокол финиша изменён.'),
      done('delete', '/api/admin/finish-protocols', {}, 'Протокол финиша удалён.'),
    );
    const sent = requestsTo(server, '/api/admin/finish-protocols');
    renderSignedIn('/admin/others/finish-protocol/edit');
    await press('Изменить: Догонялки по воскресеньям');
    const change = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(change.getByRole('combobox', { name: /Правило/ }), 'Новички');
    await userEvent.click(change.getByRole('button', { name: 'Сохранить протокол' }));
    expect(await screen.findByText('Протокол финиша изменён.')).toBeInTheDocument();

    await press('Удалить: Общий');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить протокол' }));

    expect(await screen.findByText('Протокол финиша удалён.')).toBeInTheDocument();
    const { _id, organizer, ...values } = aFinishProtocol();
    expect(await bodiesOf(sent)).toEqual([
      { id: _id, protocol: { ...values, organizerId: organizer?._id, name: 'newbies' } },
      { id: '65f0000000000000000000e2' },
    ]);
  });

  it('stays in its dialog with the reason when the server refuses to delete it', async () => {
    const message = 'Протокол выбран в 3 заездах.';
    const refused = () => HttpResponse.json({ code: 'conflict', message }, { status: 409 });
    server.use(http.delete('*/api/admin/finish-protocols', refused));
    renderSignedIn('/admin/others/finish-protocol/edit');
    await press('Удалить: Общий');
    const dialog = within(await screen.findByRole('dialog'));

    await userEvent.click(dialog.getByRole('button', { name: 'Удалить протокол' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Удалить протокол' })).toHaveFocus();

    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is listed with its rule', async () => {
    renderSignedIn('/admin/others/finish-protocol/edit');

    expect(await screen.findByText(/^Клуб «Ось», правило «Догонялки», Все группы/)).toBeInTheDocument();
  });

  it('is added from the empty list', async () => {
    server.use(respondWith('/api/admin/finish-protocols', { data: [] }));
    renderSignedIn('/admin/others/finish-protocol/edit');

    expect(await screen.findByRole('link', { name: 'Добавить протокол' })).toHaveAttribute(
      'href',
      '/admin/others/finish-protocol/create',
    );
  });
});
