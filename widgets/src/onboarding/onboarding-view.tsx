import { useCallback, useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { RefreshFailure } from '../widget/refresh-failure.tsx';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { WidgetFrame } from '../widget/widget-frame.tsx';
import { Ending } from './ending.tsx';
import { FinishPart } from './finish-part.tsx';
import { unsavedAnswers } from './load-beside.ts';
import { OnboardingFailure } from './onboarding-failure.tsx';
import { OnboardingSkeleton } from './onboarding-skeleton.tsx';
import type { ShowToast } from './show-toast.ts';
import type { StartPage } from './start-page.ts';
import { onboardingTexts } from './texts.en.ts';
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
  const { t } = useI18n(onboardingTexts);
  const [isShown, setShown] = useState(false);
  const { state, reload, retry, take, onSaved, typed } = useVerification(revision, isShown, onEvent);
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
          onHandedIn={(handedIn) => {
            take(handedIn);
            onEvent('status-change', {});
          }}
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
  const refreshError = state.status === 'ready' ? state.refreshError : undefined;
  return (
    <WidgetFrame part="onboarding">
      {refreshError !== undefined && refreshError !== unsavedAnswers && (
        <RefreshFailure error={refreshError} sessionExpired={t('failure.sessionExpired')} onRetry={retry}>
          {t('failure.outdated')}
        </RefreshFailure>
      )}
      <ToastContext.Provider value={showToast}>{content()}</ToastContext.Provider>
    </WidgetFrame>
  );
}
