import { NotFound, Page } from '@otryv/ui';
import { useMessages } from '../messages/useMessages.ts';
import { useScreenPath } from '../shell/crumbs.tsx';

export function NotFoundScreen({ title }: { title?: string }) {
  const messages = useMessages();
  useScreenPath([]);

  return (
    <Page>
      <title>{messages.brand}</title>
      <NotFound {...(title && { title })} />
    </Page>
  );
}
