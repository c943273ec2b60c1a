import { LeaveDialog, useLeaveGuard } from '@quittance/app-shell';
import type { MoneyIntentState } from '@quittance/sdk/stores';
import { useI18n } from '@quittance/widgets/kit';
import { isSigningOut } from '../guards/is-signing-out.ts';
import { unknownOutcomeTexts } from './texts.en.ts';

interface UnansweredGuardProps {
  readonly state: MoneyIntentState<unknown, unknown>;
  readonly title: string;
  /** What nobody knows yet. */
  readonly text: string;
}

/** Asks before a page is left whose command has no answer: its outcome could not be found from another page. */
export function UnansweredGuard({ state, title, text }: UnansweredGuardProps) {
  const { t } = useI18n(unknownOutcomeTexts);
  const isSent = state.step === 'sending' || state.step === 'unknown';
  // A filter of the same page loses nothing.
  const isElsewhere = (pathname: string | null) => pathname !== location.pathname && !isSigningOut(pathname);
  const question = useLeaveGuard((pathname) => isSent && isElsewhere(pathname));
  return (
    question && (
      <LeaveDialog question={question} title={title} text={text} leaveLabel={t('leave')} stayLabel={t('stay')} />
    )
  );
}
