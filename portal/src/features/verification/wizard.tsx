import { LeaveDialog, useLeaveGuard } from '@quittance/app-shell';
import { startOnMobile } from '@quittance/sdk/client';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { Onboarding, type OnboardingProps } from '@quittance/widgets/react';
import { useEffect, useState } from 'react';
import '@quittance/widgets/widgets.css';
import { isSigningOut } from '../../guards/is-signing-out.ts';
import { verificationFlow } from '../../guards/verification-flow.ts';
import { usePortal } from '../../portal.ts';
import { verificationTexts } from './texts.en.ts';

/** Notes that the verification was begun on a phone. */
function useNoteOfPhone() {
  const client = useClient();
  useEffect(() => {
    if (!verificationFlow.isMobile('/verify')) return;
    client.request(startOnMobile, {}).catch(() => {
      // Only a note: the verification goes on without it.
    });
  }, [client]);
}

interface WizardProps extends Pick<OnboardingProps, 'startsAt'> {
  /** Receives whether everything can be handed in. */
  readonly onComplete?: ((isComplete: boolean) => void) | undefined;
  /** Receives the page that is shown. */
  readonly onPage?: ((page: string) => void) | undefined;
}

/** The pages of the verification, and a question before what was typed last gets lost. */
export function Wizard({ startsAt, onComplete, onPage }: WizardProps) {
  useNoteOfPhone();
  const { t } = useI18n(verificationTexts);
  const { session, toasts } = usePortal();
  const [isUnsaved, setUnsaved] = useState(false);
  const refreshSteps = () => {
    session.reload().catch(() => {
      // The steps below the wizard stay as they were.
    });
  };
  const question = useLeaveGuard((pathname) => isUnsaved && !isSigningOut(pathname));
  return (
    <>
      <Onboarding
        {...(startsAt && { startsAt })}
        showToast={(tone, message) => void toasts.show(tone, message)}
        onUnsavedChange={(change) => setUnsaved(change.isUnsaved)}
        onStatusChange={() => void session.reload()}
        onStepChange={({ step, isComplete }) => {
          onPage?.(step);
          onComplete?.(isComplete);
          refreshSteps();
        }}
      />
      {question && (
        <LeaveDialog
          question={question}
          title={t('leave.title')}
          text={t('leave.text')}
          leaveLabel={t('leave.leave')}
          stayLabel={t('leave.stay')}
        />
      )}
    </>
  );
}
