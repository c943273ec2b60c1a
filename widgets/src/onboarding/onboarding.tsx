import { useCallbacks, type WidgetCallbacks } from '../widget/callbacks.ts';
import type { OnboardingEventName, OnboardingReactProps } from './element-types.generated.ts';
import { OnboardingView } from './onboarding-view.tsx';

export interface OnboardingProps extends OnboardingReactProps, WidgetCallbacks<OnboardingEventName> {}

/** The onboarding widget for React hosts; `<quittance-onboarding>` is the same for other pages. */
export function Onboarding({ revision, startsAt, showToast, ...callbacks }: OnboardingProps) {
  return (
    <OnboardingView revision={revision} startsAt={startsAt} showToast={showToast} onEvent={useCallbacks(callbacks)} />
  );
}
