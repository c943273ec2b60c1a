// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import { defineWidget } from '../elements/define-widget.ts';
import { OnboardingElementView } from '../onboarding/onboarding-element-view.tsx';
import { version } from '../version.ts';
import { styles } from './styles.generated.ts';

const definition = defineWidget({
  name: 'onboarding',
  version,
  attributes: { revision: 'string', locale: 'string', baseUrl: 'string' },
  properties: ['session', 'quittance', 'messages'],
  styles,
  View: OnboardingElementView,
});

/** Registers `<quittance-onboarding>`. Leads a business, or one of its people, through their verification, page by page. */
export const defineOnboarding = definition.define;

/** Makes the class of `<quittance-onboarding>` and registers it under no name. */
export const createOnboardingElement = definition.create;
