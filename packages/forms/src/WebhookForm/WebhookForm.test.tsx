import type { WebhookDraft } from '@otryv/contract/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WebhookForm } from './WebhookForm.tsx';

const onSubmit = vi.fn<(value: WebhookDraft) => unknown>();
const url = () => screen.getByRole('textbox', { name: /Адрес/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Создать вебхук' }));

beforeEach(() => void onSubmit.mockReset());

describe('<WebhookForm />', () => {
  it('submits the address and the selected changes', async () => {
    render(<WebhookForm onSubmit={onSubmit} />);
    await userEvent.type(url(), ' https://club.example/hooks ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Протокол стал официальным' }));
    await submit();

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      url: 'https://club.example/hooks',
      events: ['protocol.official'],
    });
  });

  it.each(['http://club.example/', 'club.example', 'https://me:pass@club.example/'])(
    'rejects an address like %s',
    async (typed) => {
      render(<WebhookForm onSubmit={onSubmit} values={{ url: typed, events: ['event.added'] }} />);
      await submit();

      expect(url()).toHaveAccessibleDescription(/начинается с https:\/\//);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('requires at least one kind of change', async () => {
    render(<WebhookForm onSubmit={onSubmit} values={{ url: 'https://club.example/', events: [] }} />);
    await submit();

    expect(screen.getByRole('group', { name: /Когда отправлять/ })).toHaveAccessibleDescription(/хотя бы 1/);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
