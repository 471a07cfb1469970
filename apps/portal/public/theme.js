// Sets the remembered theme before the first paint; a separate file, because the CSP forbids inline scripts.
try {
  const [, chosen] = /(?:^|; )otryv_theme=(light|dark)(?:;|$)/.exec(document.cookie) ?? [];
  // An earlier version kept it in localStorage; the portal migrates it on start.
  const theme = chosen ?? JSON.parse(localStorage.getItem('otryv_preferences') ?? '{}').theme;
  if (['light', 'dark'].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system theme applies.
}
// The page is served as for a guest: with the mark of an earlier sign-in the header does not invite to sign in until the portal knows.
if (/(?:^|; )XSRF-TOKEN=/.test(document.cookie)) document.documentElement.dataset.session = 'pending';
