import { ErrorState, Page } from '@otryv/ui';
import { useMessages } from '../messages/useMessages.ts';

/** Rendered instead of a screen that threw, or failed to load its chunk. */
export function ErrorFallback() {
  const { crash, titleOf } = useMessages();

  return (
    <Page>
      <title>{titleOf(crash.title)}</title>
      <ErrorState title={crash.title} onRetry={() => window.location.reload()}>
        {crash.text}
      </ErrorState>
    </Page>
  );
}
