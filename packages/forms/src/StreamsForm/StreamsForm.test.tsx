import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type StreamChoice, StreamsForm } from './StreamsForm.tsx';

const onSubmit = vi.fn<(value: StreamChoice) => unknown>();

beforeEach(() => void onSubmit.mockReset());

describe('<StreamsForm />', () => {
  it('submits the channels', async () => {
    render(<StreamsForm onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Показывать канал Twitch' }));
    await userEvent.type(screen.getByRole('textbox', { name: /канала Twitch/ }), 'lev_p{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      streams: {
        twitch: { channelName: 'lev_p', isEnabled: true },
        youtube: { channelHandle: '', isEnabled: false },
      },
    });
  });

  it('is viewable when disabled', () => {
    render(<StreamsForm disabled onSubmit={onSubmit} />);

    for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled();
    for (const field of screen.getAllByRole('checkbox')) expect(field).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Сохранить каналы' })).toBeDisabled();
  });
});
