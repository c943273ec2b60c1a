import type { Preferences } from '@quittance/sdk/stores';

/** Sets the chosen theme, or follows the device. */
export function applyTheme(theme: Preferences['theme']): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.quittanceTheme = theme;
  else delete dataset.quittanceTheme;
}
