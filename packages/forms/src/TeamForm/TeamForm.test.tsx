import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TeamForm, type TeamFormProps } from './TeamForm.tsx';
import type { TeamFormValue } from './teamFields.ts';

const onSubmit = vi.fn<(value: TeamFormValue) => unknown>();
const team: TeamFormProps = {
  logoSrc: null,
  posterSrc: '/files/poster.webp',
  values: { name: 'Ветер', shortName: 'ВЕТЕР', website: 'https://veter.example', badgeBackground: '#1f6fd0' },
  onSubmit,
};
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить команду' }));
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};

beforeEach(() => void onSubmit.mockReset());

describe('<TeamForm />', () => {
  it('submits names, colours, links and pictures; fields can be cleared', async () => {
    const logo = new File(['x'], 'знак.png', { type: 'image/png' });
    render(<TeamForm {...team} />);
    await retype(/Цвет букв/, 'fff');
    await userEvent.clear(box(/Сайт/));
    await userEvent.upload(screen.getByLabelText('Логотип', { selector: 'input' }), logo);
    await userEvent.click(screen.getByRole('checkbox', { name: /Убрать постер/ }));

    await save();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        name: 'Ветер',
        website: '',
        badgeBackground: '#1f6fd0',
        badgeTextColor: '#ffffff',
        logoFile: [logo],
        removesPoster: true,
      }),
    );
  });

  it('previews the badge', async () => {
    render(<TeamForm {...team} />);
    const preview = screen.getByRole('figure', { name: 'Как будет выглядеть бейдж' });

    await retype(/Короткое имя/, 'ВТР');
    await retype(/Цвет фона/, '#fccf0b');

    expect(within(preview).getAllByText('ВТР')).toHaveLength(2);
    expect(preview.querySelectorAll('[fill="#fccf0b"]')).toHaveLength(2);
  });

  it('warns about low contrast on the badge, but accepts it', async () => {
    render(<TeamForm {...team} />);

    await retype(/Цвет букв/, '#2b7de0');
    expect(box(/Цвет букв/)).toHaveAccessibleDescription(/На фоне #1f6fd0 контраст .* не меньше 4,5/);
    await retype(/Цвет фона/, '#ffffff');
    expect(box(/Цвет букв/)).toHaveAccessibleDescription(/На фоне #ffffff контраст/);
    await retype(/Цвет фона/, '#000000');
    expect(box(/Цвет букв/)).toHaveAccessibleDescription('Буквы на пластине');

    await save();

    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each([
    { name: /Название/, text: 'В' },
    { name: /Короткое имя/, text: 'ТРИНАДЦАТЬ-ЗН' },
    { name: /Канал в Telegram/, text: 'veter news' },
    { name: /Номер клуба/, text: 'veter' },
    { name: /Цвет фона/, text: 'синий' },
  ])('rejects «$text»', async ({ name, text }) => {
    render(<TeamForm {...team} />);
    await retype(name, text);

    await save();

    expect(box(name)).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
