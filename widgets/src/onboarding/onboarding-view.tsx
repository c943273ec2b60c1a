import { useCallback, useState } from 'react';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { WidgetFrame } from '../widget/widget-frame.tsx';
import { Ending } from './ending.tsx';
import { FinishPart } from './finish-part.tsx';
import { OnboardingFailure } from './onboarding-failure.tsx';
import { OnboardingSkeleton } from './onboarding-skeleton.tsx';
import type { ShowToast } from './show-toast.ts';
import type { StartPage } from './start-page.ts';
import { ToastContext } from './toast.ts';
import { useVerification } from './use-verification.ts';
import { Wizard } from './wizard.tsx';
import { WizardFiles } from './wizard-files.tsx';

interface OnboardingViewProps {
  readonly revision?: string | undefined;
  readonly startsAt?: StartPage | undefined;
  readonly showToast?: ShowToast | undefined;
  readonly onEvent: WidgetEventListener;
}

/** The verification of a business, or of one of its people, under either runtime. */
export function OnboardingView({ revision, startsAt, showToast, onEvent }: OnboardingViewProps) {
  const [isShown, setShown] = useState(false);
  const { state, reload, onSaved, typed } = useVerification(revision, isShown, onEvent);
  const [isDenied, setDenied] = useState(false);
  const showed = useCallback(() => setShown(true), []);
  const content = () => {
    if (isDenied) return <Ending kind="denied" onShown={showed} />;
    if (state.status === 'loading') return <OnboardingSkeleton />;
    if (state.status === 'failed') return <OnboardingFailure error={state.error} onRetry={() => void reload()} />;
    const { verification, load } = state.data;
    if (verification.isFinalized) {
      return (
        <FinishPart
          verification={verification}
          startsAt={startsAt}
          onShown={showed}
          onReload={() => void reload()}
          onEvent={onEvent}
        />
      );
    }
    return (
      <WizardFiles key={load} verification={verification}>
        <Wizard
          verification={verification}
          typed={typed}
          onShown={showed}
          onReload={() => void reload()}
          onSaved={onSaved}
          onDecided={async () => {
            await reload();
            onEvent('status-change', {});
          }}
          onDenied={() => {
            setDenied(true);
            onEvent('status-change', {});
          }}
          onEvent={onEvent}
        />
      </WizardFiles>
    );
  };
  return (
    <WidgetFrame part="onboarding">
      <ToastContext.Provider value={showToast}>{content()}</ToastContext.Provider>
    </WidgetFrame>
  );
}
