import { ErrorState, Page } from '@otryv/ui';
import { useMessages } from '../messages/useMessages.ts';

/** Stands in for a screen that broke, or whose script could not be loaded. */
export function Crash() {
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
