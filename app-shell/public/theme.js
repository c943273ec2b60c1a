// Runs before the first paint, so that a saved theme never flashes over from the other one.
try {
  const theme = JSON.parse(localStorage.getItem('quittance.preferences') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.quittanceTheme = theme;
} catch {
  // Storage may be blocked; then the device's own theme stands.
}
