// Runs before the first paint, so that no other theme flashes up.
try {
  const theme = JSON.parse(localStorage.getItem('quittance.preferences') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.quittanceTheme = theme;
} catch {
  // Storage may be blocked; then the device's theme applies.
}
