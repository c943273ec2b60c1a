// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
/** Registers `<quittance-onboarding>` when it is loaded: for script tags and for the loader. */
import { defineOnboarding } from './element.generated.ts';

export type { QuittanceOnboardingElement } from './element-types.generated.ts';

defineOnboarding();
