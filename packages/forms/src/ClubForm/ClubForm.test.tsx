import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ClubChoice, ClubForm } from './ClubForm.tsx';
import type { GameClub } from './FoundClubNote.tsx';

const clubId = '0a1b2c3d-1111-4222-8333-444455556666';
const club: GameClub = { name: 'Ось', memberCount: 1, joinMethod: 'open', isTaken: false, isModerated: true };
const onSubmit = vi.fn<(choice: ClubChoice) => unknown>();
const findClub = vi.fn<(id: string) => Promise<GameClub | null>>();
const field = () => screen.getByRole('textbox', { name: /Номер клуба/ });

beforeEach(() => {
  onSubmit.mockReset();
  findClub.mockReset().mockResolvedValue(club);
});

describe('<ClubForm />', () => {
  it('shows the club of the game before it is linked', async () => {
    render(<ClubForm findClub={findClub} onSubmit={onSubmit} />);
    await userEvent.type(field(), ` ${clubId.toUpperCase()}`);

    expect(await screen.findByText('Данные получены!')).toBeInTheDocument();
    expect(screen.getByText('Ось').parentElement).toHaveTextContent('Ось, 1 участник, открыт');
    expect(findClub).toHaveBeenCalledExactlyOnceWith(clubId);
    await userEvent.keyboard('{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ clubId });
  });

  it('extracts the id from a link', async () => {
    render(<ClubForm findClub={findClub} onSubmit={onSubmit} />);
    await userEvent.click(field());
    await userEvent.paste(`https://www.zwift.com/eu/clubs/${clubId}/home?ref=1`);

    expect(field()).toHaveValue(clubId);
    expect(await screen.findByText('Данные получены!')).toBeInTheDocument();
    expect(findClub).toHaveBeenCalledExactlyOnceWith(clubId);
  });

  it('shows the initial club', async () => {
    render(<ClubForm clubId={clubId} findClub={findClub} onSubmit={onSubmit} />);

    expect(await screen.findByText('Данные получены!')).toBeInTheDocument();
    expect(field()).toHaveValue(clubId);
  });

  it.each([
    { what: 'a club of another organizer', found: { ...club, isTaken: true }, text: /уже есть организатор/ },
    { what: 'a club that the bot does not run', found: { ...club, isModerated: false }, text: /Бот не управляет/ },
    { what: 'no club', found: null, text: /нет клуба с таким номером/ },
  ])('explains why $what cannot be linked', async ({ found, text }) => {
    findClub.mockResolvedValue(found);
    render(<ClubForm findClub={findClub} onSubmit={onSubmit} />);

    await userEvent.type(field(), clubId);

    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("shows the host's message if the club cannot be read", async () => {
    findClub.mockRejectedValue(Object.assign(new Error('У организатора нет бота.'), { code: 'bot_missing' }));
    render(<ClubForm findClub={findClub} onSubmit={onSubmit} />);

    await userEvent.type(field(), clubId);

    expect(await screen.findByText('У организатора нет бота.')).toBeInTheDocument();
  });

  it('does not look up an invalid club id, and rejects it', async () => {
    render(<ClubForm findClub={findClub} onSubmit={onSubmit} />);

    await userEvent.type(field(), '41027{Enter}');

    expect(field()).toBeInvalid();
    expect(findClub).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
