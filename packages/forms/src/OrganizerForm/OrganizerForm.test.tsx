import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OrganizerForm, type OrganizerFormProps } from './OrganizerForm.tsx';
import type { OrganizerPage } from './organizerPage.ts';

const clubs = [{ id: '0a1b2c3d-1111-4222-8333-444455556666', name: 'Ось' }];
const onSubmit = vi.fn<(value: OrganizerPage) => unknown>();
const page: OrganizerFormProps = {
  name: 'Клуб «Ось»',
  shortName: 'ОСЬ',
  clubs,
  logoSrc: '/files/logo.webp',
  posterSrc: null,
  values: { isPublished: true, protestHours: 48, mission: 'Гонки по четвергам', website: 'https://os.example' },
  onSubmit,
};
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить страницу' }));
const aPicture = (bytes: number, type = 'image/png') => new File(['x'.repeat(bytes)], 'знак.png', { type });

beforeEach(() => void onSubmit.mockReset());

describe('<OrganizerForm />', () => {
  it('submits the page: texts, main club, pictures', async () => {
    const logo = aPicture(10);
    render(<OrganizerForm {...page} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Главный клуб/ }), 'Ось');
    await userEvent.clear(box(/Сайт/));
    await userEvent.upload(screen.getByLabelText('Логотип', { selector: 'input' }), logo);

    await save();

    const [sent] = onSubmit.mock.calls[0] ?? [];
    expect(sent).toMatchObject({
      isPublished: true,
      clubMain: clubs[0]?.id,
      mission: 'Гонки по четвергам',
      website: '',
      removesLogo: false,
    });
    expect(sent?.logoFile).toEqual([logo]);
    expect(sent?.posterFile).toEqual([]);
  });

  it('submits the hours of the protest window, and rejects an invalid one', async () => {
    render(<OrganizerForm {...page} />);
    const hours = screen.getByRole('spinbutton', { name: /Окно протестов/ });
    await userEvent.clear(hours);
    await userEvent.type(hours, '169');
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(hours).toHaveAccessibleDescription(/Не больше 168/);

    await userEvent.clear(hours);
    await userEvent.type(hours, '72');
    await save();

    expect(onSubmit.mock.calls[0]?.[0].protestHours).toBe(72);
  });

  it('names the unsaved changes', async () => {
    render(<OrganizerForm {...page} />);
    await userEvent.type(box(/Девиз/), ' и субботам');
    await userEvent.upload(screen.getByLabelText('Логотип', { selector: 'input' }), aPicture(10));

    expect(screen.getByText('Не сохранено: 2').nextSibling).toHaveTextContent('девиз и логотип');
  });

  it.each([
    { what: 'of another kind', file: aPicture(10, 'application/pdf'), text: /Нужен/ },
    { what: 'larger than 100 kB', file: aPicture(102_401), text: /100\sКБ/ },
  ])('rejects a logo $what before sending', async ({ file, text }) => {
    render(<OrganizerForm {...page} />);
    const field = screen.getByLabelText('Логотип', { selector: 'input' });

    await userEvent.upload(field, file, { applyAccept: false });

    expect(field).toHaveAccessibleDescription(text);
    expect(field).toBeInvalid();
  });

  it('removes a picture only if there is one', async () => {
    render(<OrganizerForm {...page} />);
    expect(screen.queryByRole('checkbox', { name: /Убрать постер/ })).toBeNull();

    await userEvent.click(screen.getByRole('checkbox', { name: /Убрать логотип/ }));
    await save();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ removesLogo: true, removesPoster: false }),
    );
  });

  it.each([
    { name: /Канал в Telegram/, text: 'os zaezdy' },
    { name: /Сайт/, text: 'os' },
    { name: /ВКонтакте/, text: 'https://example.org/os' },
  ])('rejects «$text» as an address, and shows an example', async ({ name, text }) => {
    render(<OrganizerForm {...page} />);
    await userEvent.clear(box(name));
    await userEvent.type(box(name), text);

    await save();

    expect(box(name)).toBeInvalid();
    expect(box(name)).toHaveAccessibleDescription(/Например, https:/);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
