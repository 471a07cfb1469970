import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { exportedName, type Guide } from '../guides/guide.ts';
import type { messagesOf } from './messages.ts';
import { ReportButton } from './ReportButton.tsx';

export interface DocsFactsProps {
  title: string;
  guide: Guide;
  messages: ReturnType<typeof messagesOf>;
}

/** Status, size and last change of a component, with a button for reporting a defect. */
export function DocsFacts({ title, guide, messages }: DocsFactsProps) {
  const { bytes, changed } = useMeasured(title, guide);

  return (
    <p className="otryv-docs-facts">
      <span>{messages.status[guide.status]}</span>
      {!guide.isWholePage && !guide.isInternal && <span>{messages.embed}</span>}
      {bytes !== undefined && (
        <span title={messages.size}>
          {(bytes / 1000).toFixed(1)} {messages.kilobytes}
        </span>
      )}
      {changed && (
        <span>
          {messages.changed} {changed}
        </span>
      )}
      <ReportButton messages={messages} title={title} />
    </p>
  );
}

interface Measured {
  bytes?: number | undefined;
  changed?: string | undefined;
}

/** Measured after the page is rendered: the development server bundles every component for it. */
function useMeasured(title: string, guide: Guide): Measured {
  const folder = useStoryFolder();
  const [measured, setMeasured] = useState<Measured>({});

  useEffect(() => {
    let isCurrent = true;
    Promise.all([import('virtual:otryv/sizes'), import('virtual:otryv/changes')]).then(
      ([{ sizes }, { lastChanges }]) => {
        const name = exportedName(title, guide);
        if (isCurrent) setMeasured({ bytes: sizes[name], changed: lastChanges[folder] });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [title, guide, folder]);

  return measured;
}

function useStoryFolder(): string {
  const file = use(DocsContext).storyById().parameters.fileName;
  return String(file)
    .replace(/^\.\//, '')
    .replace(/\/[^/]+$/, '');
}
