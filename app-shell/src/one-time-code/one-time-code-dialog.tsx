import { useStore } from '@nanostores/react';
import type { OneTimeCodeState, OneTimeCodeStore } from '@quittance/sdk/stores';
import { Button, Dialog, ErrorState, Spinner, useI18n } from '@quittance/widgets/kit';
import { useRef } from 'react';
import { useErrorText } from '../error-text.ts';
import { confirmCode, resendCode } from './entered-code.ts';
import { OneTimeCodeForm } from './one-time-code-form.tsx';
import { oneTimeCodeTexts } from './texts.en.ts';

/** When another code may be mailed; undefined until the first one was. Stays while the call is under way. */
function useResendAt(state: OneTimeCodeState): Date | undefined {
  const known = useRef<Date>(undefined);
  if (state.step === 'WAITING_OTP') known.current = state.resendAt;
  return known.current;
}

interface OneTimeCodeDialogProps {
  readonly codes: OneTimeCodeStore;
  /** Whom the codes are mailed to. */
  readonly email: string;
}

/** Asks for the one-time code of a call, and stays open until the call is over. Mount it while the store waits for a code. */
export function OneTimeCodeDialog({ codes, email }: OneTimeCodeDialogProps) {
  const { t } = useI18n(oneTimeCodeTexts);
  const errorText = useErrorText();
  const state = useStore(codes.$code);
  const resendAt = useResendAt(state);
  const isProcessing = state.step === 'PROCESSING_OTP_AND_REQUEST';
  const sendError = state.step === 'WAITING_OTP' ? state.sendError : undefined;
  return (
    <Dialog title={t('confirmTitle')} width="narrow" locked={isProcessing} onClose={codes.cancel}>
      {resendAt && (
        <OneTimeCodeForm
          title={t('confirmTitle')}
          sentTo={email}
          onConfirm={(code) => confirmCode(codes, code)}
          confirmLabel={t('confirm')}
          resendAt={resendAt}
          onResend={() => resendCode(codes)}
          leave={
            <Button variant="quiet" block onClick={codes.cancel} disabled={isProcessing}>
              {t('cancel')}
            </Button>
          }
        />
      )}
      {!resendAt && sendError === undefined && <Spinner />}
      {!resendAt && sendError !== undefined && (
        <ErrorState title={t('notSent')} onRetry={() => void codes.resend()}>
          {errorText(sendError)}
        </ErrorState>
      )}
    </Dialog>
  );
}
