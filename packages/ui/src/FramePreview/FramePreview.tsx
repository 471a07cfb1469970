import { clsx } from 'clsx';
import { ExternalLink, Monitor, Smartphone } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { previewCatalogues } from '../provider/previewMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './FramePreview.module.css';

export interface FramePreviewProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Text above the frame. */
  heading: string;
  /** The page to show; it posts `{ type: 'otryv-embed-height', height }` to its parent. */
  src: string;
  /** Title of the frame. */
  frameTitle: string;
  /** Replaces a page that does not respond. */
  fallback: ReactNode;
  /** Timeout for the page's first height message, in ms. */
  patienceMs?: number;
  /** Called with the height of the wide page, in px. */
  onHeight?: (height: number) => void;
}

const usualPatienceMs = 8_000;
const mostHeight = 20_000;

/**
 * Preview of a frame on another site, wide or as on a phone, at its own height.
 *
 * Tab skips the page in it, which a link opens on its own.
 */
export function FramePreview(props: FramePreviewProps) {
  const { heading, src, frameTitle, fallback, patienceMs = usualPatienceMs, onHeight, className, ...rest } = props;
  const messages = useMessages(previewCatalogues);
  const headingId = useId();
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const { frame, height, isLate } = useFrameHeight(src, patienceMs, width === 'wide' ? onHeight : undefined);

  return (
    <section aria-labelledby={headingId} {...rest} className={clsx(classes.FramePreview, className)}>
      <div className={classes.FramePreviewHead}>
        <h3 id={headingId}>{heading}</h3>
        <div className={classes.FramePreviewTools}>
          <LinkButton kind="quiet" size="s" href={src} target="_blank" rel="noopener" aria-label={messages.openTab}>
            <Icon of={ExternalLink} /> {messages.open}
          </LinkButton>
          <SegmentedControl
            label={messages.width}
            options={[
              { value: 'wide', label: <Option icon={Monitor} name={messages.wide} /> },
              { value: 'phone', label: <Option icon={Smartphone} name={messages.phone} /> },
            ]}
            value={width}
            onChange={setWidth}
          />
        </div>
      </div>
      <div className={classes.FramePreviewStage} data-width={width}>
        <div role="status">{isLate && <div className={classes.FramePreviewFallback}>{fallback}</div>}</div>
        {height === null && !isLate && (
          <div className={classes.FramePreviewWait}>
            <Skeleton shape="title" width="l" />
            <Skeleton shape="card" />
          </div>
        )}
        <iframe
          ref={frame}
          className={classes.FramePreviewFrame}
          title={frameTitle}
          src={src}
          height={height ?? 0}
          tabIndex={-1}
          data-waiting={height === null || undefined}
        />
      </div>
    </section>
  );
}

function Option({ icon, name }: { icon: typeof Monitor; name: string }) {
  return (
    <>
      <Icon of={icon} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

/** Returns the height posted by a frame's page, and whether it timed out. */
function useFrameHeight(src: string, patienceMs: number, onHeight: FramePreviewProps['onHeight']) {
  const frame = useRef<HTMLIFrameElement>(null);
  const report = useRef(onHeight);
  const [posted, setPosted] = useState<{ src: string; height: number } | null>(null);
  const [lateSrc, setLateSrc] = useState<string | null>(null);
  const isPosted = posted?.src === src;
  const isLate = !isPosted && lateSrc === src;

  useEffect(() => {
    report.current = onHeight;
  }, [onHeight]);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const height = heightIn(data);
      // Any page may post messages to this one.
      if (height === null || source === null || source !== frame.current?.contentWindow) return;
      setPosted({ src, height });
      report.current?.(height);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [src]);

  useEffect(() => {
    if (isPosted) return;
    const timer = setTimeout(() => setLateSrc(src), patienceMs);
    return () => clearTimeout(timer);
  }, [src, isPosted, patienceMs]);

  // The last height stays while another page loads, to avoid layout shifts below.
  return { frame, isLate, height: isLate ? null : (posted?.height ?? null) };
}

function heightIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('height' in data)) return null;
  const { type, height } = data;
  if (type !== 'otryv-embed-height' || typeof height !== 'number' || !(height > 0)) return null;
  return Math.min(Math.ceil(height), mostHeight);
}
