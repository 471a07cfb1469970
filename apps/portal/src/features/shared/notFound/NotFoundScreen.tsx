import { LinkButton, NotFound, Page } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../../lib/navigation/crumbs.tsx';

export interface NotFoundScreenProps {
  /** The screen of an unknown address; an area may render its own. */
  title?: string;
  children?: ReactNode;
  /** The list to look in; the way home without one. */
  list?: { href: string; label: string };
  /** What can be done instead. */
  action?: ReactNode;
}

/** The page of an address that leads nowhere, or of something that is gone. */
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
