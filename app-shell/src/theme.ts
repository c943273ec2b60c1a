import type { Preferences } from '@quittance/sdk/stores';

/** Fixes the page to the chosen theme, or lets it follow the device. */
export function applyTheme(theme: Preferences['theme']): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.quittanceTheme = theme;
  else delete dataset.quittanceTheme;
}
