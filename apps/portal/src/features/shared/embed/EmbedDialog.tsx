import { addresses, addressOf } from '@otryv/contract/addresses';
import type { Embed, EmbedKind } from '@otryv/contract/embed';
import { defaultEmbedOptions } from '@otryv/contract/embed';
import {
  embedTitle,
  framePath,
  frameSnippet,
  linkSnippet,
  reactSnippet,
  type Snippet,
  scriptSnippet,
} from '@otryv/contract/embed-snippets';
import { formatNumber } from '@otryv/race';
import { Checkbox, CodeBlock, Dialog, FramePreview, Link, PreviewLayout, SegmentedControl, useOtryv } from '@otryv/ui';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { siteAddress } from '../../../lib/site/siteData.ts';
import { EmbedFields } from './EmbedFields.tsx';
import { ru as embedMessages } from './messages/ru.ts';
import { useLoader } from './useLoader.ts';

export interface EmbedDialogProps extends Pick<Embed, 'kind' | 'id'> {
  /** Name of the object. */
  name: string;
  /** Categories that can be shown on their own. */
  categories?: readonly string[];
  /** Category that the page currently shows. */
  category?: string | null;
  onClose: () => void;
}

type Way = keyof (typeof embedMessages)['ways'];

const ways = ['script', 'frame', 'react', 'link'] as const satisfies readonly Way[];
const firstRows: Partial<Record<EmbedKind, number>> = { results: 10, standings: 10, schedule: 10 };
/** Debounce of the preview while a colour is being picked. */
const settlingMs = 400;
/** Height until the preview reports its own, and in browsers without it. */
const usualHeight = 480;

/** Renders the code with which other sites embed a part of the portal, and a preview. */
export function EmbedDialog({ kind, id, name, categories = [], category = null, onClose }: EmbedDialogProps) {
  const messages = useMessages(embedMessages);
  const [options, setOptions] = useState<Embed['options']>({
    ...defaultEmbedOptions,
    category,
    rows: firstRows[kind] ?? null,
  });
  const [accent, setAccent] = useState<string | null>(null);
  const [height, setHeight] = useState(usualHeight);
  const title = embedTitle(kind, name, options.locale);
  const snippet: Snippet = { embed: { kind, id, options }, accent, origin: siteAddress('').slice(0, -1), title };
  const [src] = useDebounce(framePath(snippet), settlingMs);

  return (
    <Dialog open size="l" title={messages.titles[kind]} onClose={onClose}>
      <PreviewLayout
        preview={
          <FramePreview
            heading={messages.preview}
            src={src}
            frameTitle={title}
            onHeight={setHeight}
            fallback={messages.failed}
          />
        }
        optionsLabel={messages.options}
        options={
          <EmbedFields
            kind={kind}
            categories={categories}
            options={options}
            onOptions={(changes) => setOptions({ ...options, ...changes })}
            accent={accent}
            onAccent={setAccent}
          />
        }
        result={<EmbedCode snippet={snippet} height={height} />}
      />
    </Dialog>
  );
}

/** Renders the variants of the embed code. */
function EmbedCode({ snippet, height }: { snippet: Snippet; height: number }) {
  const messages = useMessages(embedMessages);
  const { locale } = useOtryv();
  const loader = useLoader();
  const [way, setWay] = useState<Way>('script');
  const [isPinned, setIsPinned] = useState(false);
  const code = {
    script: () => scriptSnippet(snippet, isPinned ? (loader?.pinned ?? null) : null),
    frame: () => frameSnippet(snippet, { height }),
    react: () => reactSnippet(snippet),
    link: () => linkSnippet(snippet),
  }[way]();
  const size = loader && formatNumber(loader.loaderBytes / 1000, { locale, decimals: 1, decimal: 'comma' });
  const note = way === 'script' && size !== null ? messages.scriptNote(size) : messages.notes[way];

  return (
    <CodeBlock
      label={messages.code}
      code={code}
      tools={
        <>
          <SegmentedControl
            label={messages.way}
            options={ways.map((value) => ({ value, label: messages.ways[value] }))}
            value={way}
            onChange={setWay}
          />
          {way === 'script' && loader?.pinned && (
            <Checkbox label={messages.pin(loader.pinned.version)} checked={isPinned} onChange={setIsPinned} />
          )}
        </>
      }
      note={
        <>
          {note}{' '}
          <Link href={addressOf(addresses.publicDocument, { urlSlug: 'embedding' })}>{messages.allSettings}</Link>
        </>
      }
    />
  );
}
