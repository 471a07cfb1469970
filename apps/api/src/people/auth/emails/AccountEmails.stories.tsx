import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { KnownEmail } from './KnownEmail.tsx';
import { LinkEmail } from './LinkEmail.tsx';

const meta = { title: 'Letters/Account', globals: { theme: 'light' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const username = 'lev_podvetrennyj';
const at = new Date('2026-11-21T17:40:00Z');
const until = new Date('2026-11-24T17:40:00Z');
const origin = 'https://otryv.example';
const secret = 'kDgq3w4nN0c6p1uYx9ZtQbVh5mR7sLJ2fWeKa8TgXoM';

export const Confirm: Story = {
  render: (_args, { globals }) => (
    <ConfirmEmail {...{ username, until, locale: globals.locale }} link={`${origin}/auth/confirm-email/${secret}`} />
  ),
};

export const AddressIsKnown: Story = {
  render: (_args, { globals }) => (
    <KnownEmail username={username} link={`${origin}/auth/authorization`} locale={globals.locale} />
  ),
};

export const Reset: Story = {
  render: (_args, { globals }) => (
    <LinkEmail
      kind="reset"
      {...{ username, at, locale: globals.locale, until: new Date('2026-11-21T18:40:00Z') }}
      device="Firefox, Windows"
      link={`${origin}/auth/new-password/${secret}`}
    />
  ),
};

export const SignIn: Story = {
  render: (_args, { globals }) => (
    <LinkEmail
      kind="signIn"
      {...{ username, at, locale: globals.locale, until: new Date('2026-11-21T18:40:00Z') }}
      device="Firefox, Windows"
      link={`${origin}/auth/sign-in/${secret}`}
    />
  ),
};

export const PasswordChanged: Story = {
  render: (_args, { globals }) => (
    <ChangeEmail kind="passwordChanged" {...{ username, at, locale: globals.locale }} link={`${origin}/auth/reset`} />
  ),
};

export const EmailChanged: Story = {
  render: (_args, { globals }) => (
    <ChangeEmail
      kind="emailChanged"
      {...{ username, at, locale: globals.locale }}
      link={`${origin}/auth/authorization`}
    />
  ),
};

/** Longest possible name, and no device. */
export const EdgeData: Story = {
  render: (_args, { globals }) => (
    <LinkEmail
      kind="reset"
      {...{ at, until, device: '', locale: globals.locale, username: 'w'.repeat(30) }}
      link={`${origin}/auth/new-password/${secret}`}
    />
  ),
};
