import { lazyPart, ProseText } from '@otryv/ui';

// The Markdown renderer is heavy, and the text is readable without it.
export const LateRichText = lazyPart(async () => ({ default: (await import('./RichText.tsx')).RichText }), ProseText);
