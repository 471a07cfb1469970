import { LinkButton, NotFound, Page } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../../lib/navigation/crumbs.tsx';

export interface NotFoundScreenProps {
  /** Renders the screen of an unknown address; an area may render its own. */
  title?: string;
  children?: ReactNode;
  /** List to look in; without one, a link to the home page. */
  list?: { href: string; label: string };
  /** Alternative action. */
  action?: ReactNode;
}

/** Renders the page of an unknown address, or of a deleted resource. */
export function NotFoundScreen({ title: given, children, list, action }: NotFoundScreenProps) {
  const { notFound, titleOf } = useMessages();
  const title = given ?? notFound.title;
  useCrumbPath([{ label: title }]);

  return (
    <Page>
      <title>{titleOf(title)}</title>
      <NotFound
        title={title}
        action={
          action ??
          (list && (
            <LinkButton kind="primary" href={list.href}>
              {list.label}
            </LinkButton>
          ))
        }
      >
        {children}
      </NotFound>
    </Page>
  );
}
