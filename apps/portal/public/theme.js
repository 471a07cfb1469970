// Sets the remembered theme before the first paint; a file of its own, because the CSP allows no inline script.
try {
  const [, chosen] = /(?:^|; )otryv_theme=(light|dark)(?:;|$)/.exec(document.cookie) ?? [];
  // An earlier version kept it in the storage; the portal carries it over when it starts.
  const theme = chosen ?? JSON.parse(localStorage.getItem('otryv_preferences') ?? '{}').theme;
  if (['light', 'dark'].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
