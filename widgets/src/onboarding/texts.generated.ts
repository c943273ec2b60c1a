// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import type { Catalogues } from '@quittance/sdk/i18n';

/** Texts in other languages than English, loaded on demand. */
export const onboardingCatalogues: Catalogues = {
  es: async () => (await import('./texts-es.generated.ts')).catalogue,
};
