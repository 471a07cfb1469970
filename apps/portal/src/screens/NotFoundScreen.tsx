import { NotFound, Page } from '@otryv/ui';
import { useMessages } from '../messages/useMessages.ts';
import { useScreenPath } from '../shell/crumbs.tsx';

/** The page of an address that leads nowhere, or of a race that is not there. */
export function NotFoundScreen({ of }: { of?: 'event' }) {
  const { notFound, event, titleOf } = useMessages();
  const title = of === 'event' ? event.notFoundTitle : notFound.title;
  useScreenPath([{ label: title }]);

  return (
    <Page>
      <title>{titleOf(title)}</title>
      {of === 'event' ? <NotFound title={title}>{event.notFoundText}</NotFound> : <NotFound title={title} />}
    </Page>
  );
}
