import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiKeyChoice, ApiKeyForm } from './ApiKeyForm.tsx';

const onSubmit = vi.fn<(choice: ApiKeyChoice) => unknown>();
const name = () => screen.getByRole('textbox', { name: /Название/ });
const sites = () => screen.getByRole('textbox', { name: /Сайты/ });

beforeEach(() => void onSubmit.mockReset());

describe('<ApiKeyForm />', () => {
  it('requires the sites of a publishable key', async () => {
    render(<ApiKeyForm onSubmit={onSubmit} />);
    await userEvent.type(name(), 'Сайт клуба{Enter}');

    expect(sites()).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    { what: 'a site without https', typed: 'http://club.example' },
    { what: 'any site', typed: '*' },
    { what: 'too many sites', typed: Array.from({ length: 11 }, (_, at) => `https://${at}.club.example`).join(' ') },
  ])('rejects $what', async ({ typed }) => {
    render(<ApiKeyForm onSubmit={onSubmit} values={{ kind: 'publishable', name: 'Сайт', sites: '' }} />);
    await userEvent.click(sites());
    await userEvent.paste(typed);
    await userEvent.click(screen.getByRole('button', { name: 'Создать ключ' }));

    expect(sites()).toHaveAccessibleDescription(/От 1 до 10 адресов/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits the sites one by one, and accepts the address of a page', async () => {
    render(<ApiKeyForm onSubmit={onSubmit} values={{ kind: 'publishable', name: 'Сайт', sites: '' }} />);
    await userEvent.click(sites());
    await userEvent.paste('https://club.example/results?page=1\nhttps://shop.club.example');
    await userEvent.click(screen.getByRole('button', { name: 'Создать ключ' }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      kind: 'publishable',
      name: 'Сайт',
      origins: ['https://club.example/results?page=1', 'https://shop.club.example'],
    });
  });

  it('requires no site for a server', async () => {
    render(<ApiKeyForm onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('radio', { name: /Секретный/ }));
    await userEvent.type(name(), 'Бот чата{Enter}');

    expect(screen.queryByRole('textbox', { name: /Сайты/ })).not.toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ kind: 'secret', name: 'Бот чата' });
  });
});
