import { type AddressTitle, addresses, addressOf } from '@otryv/contract/addresses';
import { AuthLayout, Link } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ScriptsNote } from '../../lib/withoutScripts/ScriptsNote.tsx';
import { ru as authMessages } from './messages/ru.ts';

export interface AuthPageProps {
  /** Message key of the title. */
  title: AddressTitle;
  footer?: ReactNode;
  children?: ReactNode;
}

/** Renders a standalone page for one sign-in form. */
export function AuthPage({ title, footer, children }: AuthPageProps) {
  const { titles, titleOf } = useMessages();
  const { slogan } = useMessages(authMessages);

  return (
    <AuthLayout
      id="otryv-main"
      tabIndex={-1}
      title={titles[title]}
      slogan={[slogan.first, slogan.second]}
      homeHref={addressOf(addresses.home)}
      footer={footer}
    >
      <title>{titleOf(titles[title])}</title>
      <ScriptsNote of="form" />
      {children}
    </AuthLayout>
  );
}

/** Renders a link to the sign-in that keeps the return path. */
export function SignInLink({ question, search }: { question: string; search: string }) {
  const { signIn } = useMessages(authMessages);

  return (
    <>
      {question} <Link href={addressOf(addresses.signIn) + search}>{signIn}</Link>
    </>
  );
}
