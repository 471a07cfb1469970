import { ErrorState, Page } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { isMissingChunk } from './missingChunk.ts';

/** Replaces a screen that threw or whose chunk failed to load. */
export function ErrorFallback({ error }: { error: unknown }) {
  const { crash, titleOf } = useMessages();
  const isMissing = isMissingChunk(error);
  const title = isMissing ? crash.missingTitle : crash.title;

  return (
    <Page>
      <title>{titleOf(title)}</title>
      <ErrorState title={title} retryLabel={crash.reload} onRetry={() => window.location.reload()}>
        {isMissing ? crash.missingText : crash.text}
      </ErrorState>
    </Page>
  );
}
