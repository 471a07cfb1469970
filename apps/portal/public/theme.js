// Sets the remembered theme before the first paint; a file of its own, because the CSP allows no inline script.
try {
  const { theme } = JSON.parse(localStorage.getItem('otryv_preferences') ?? '{}');
  if (['light', 'dark'].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
