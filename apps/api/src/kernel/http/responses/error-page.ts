import { createHash } from 'node:crypto';

// Small enough to be sent while nothing else is: without a script, a font or a second request.
const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 0 24px;
  background: #f5f4f0; color: #14181f; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.1; }
p { margin: 0; max-width: 34em; }
@media (prefers-color-scheme: dark) { body { background: #0c0e11; color: #eceae4; } }
`;

/** Policy of the error page, which may load only its own style. */
export const errorPolicy = `default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Renders an error as a page: its first sentence as the title, and the remedy. */
export function errorPage(message: string): string {
  const [title = '', ...rest] = message.split(/(?<=\.) /);
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<p>${rest.join(' ')}</p>
</html>
`;
}
