// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import type { QuittanceAttributes, QuittanceElement } from '../elements/quittance-element.generated.ts';
import type { ShowToast } from '../onboarding/show-toast.ts';
import type { StartPage } from '../onboarding/start-page.ts';

/** Properties of `<quittance-onboarding>` besides those of every Quittance element. */
export interface OnboardingElementProperties {
  /** Another value loads the verification again. */
  revision: string | undefined;
}

/** `<quittance-onboarding>`. Leads a business, or one of its people, through their verification, page by page. */
export interface QuittanceOnboardingElement extends QuittanceElement, OnboardingElementProperties {
}

/** Attributes of `<quittance-onboarding>`. */
export interface OnboardingAttributes extends QuittanceAttributes {
  /** Another value loads the verification again. */
  revision?: string | undefined;
}

/** Props of the React component `Onboarding`, besides the callbacks for its events. */
export interface OnboardingReactProps {
  /** Another value loads the verification again. */
  readonly revision?: string | undefined;
  /** The page to begin with once everything was handed in: `checkout`, where the card of the fee is given. */
  readonly startsAt?: StartPage | undefined;
  /** Shows short messages of uploads in your page. Without it the widget shows them itself. */
  readonly showToast?: ShowToast | undefined;
}

/** Names of its events, without `quittance-`. */
export type OnboardingEventName = 'ready' | 'step-change' | 'unsaved-change' | 'status-change' | 'load-error' | 'session-expired';

declare global {
  interface HTMLElementTagNameMap {
    'quittance-onboarding': QuittanceOnboardingElement;
  }
}
