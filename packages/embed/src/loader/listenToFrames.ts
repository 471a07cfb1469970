/** Resizes a portal's frames to the height of their contents. */
export function listenToFrames(portal: string): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    const height = origin === portal ? heightIn(data) : null;
    if (height === null) return;
    const frames = document.querySelectorAll('iframe');
    const frame = [...frames].find(({ contentWindow }) => contentWindow === source);
    frame?.style.setProperty('height', `${height}px`);
  });
}

function heightIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'otryv-embed-height') return null;
  return 'height' in data && typeof data.height === 'number' && data.height > 0 ? Math.ceil(data.height) : null;
}
