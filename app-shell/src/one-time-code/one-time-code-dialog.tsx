import { useStore } from '@nanostores/react';
import type { CodeSource } from '@quittance/sdk/contract';
import type { OneTimeCodeState, OneTimeCodeStore } from '@quittance/sdk/stores';
import { Button, Dialog, ErrorState, Spinner, useErrorText, useI18n } from '@quittance/widgets/kit';
import { useRef } from 'react';
import { confirmCode, resendCode } from './entered-code.ts';
import { OneTimeCodeForm } from './one-time-code-form.tsx';
import { oneTimeCodeTexts } from './texts.en.ts';

/** The code that was asked for; undefined until the server has answered. Stays while the call is under way. */
function useAskedCode(state: OneTimeCodeState) {
  const known = useRef<{ readonly resendAt: Date; readonly codeSource: CodeSource }>(undefined);
  if (state.step === 'WAITING_OTP') {
    const { resendAt, codeSource } = state;
    known.current = resendAt && codeSource && { resendAt, codeSource };
  }
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
  const asked = useAskedCode(state);
  const isProcessing = state.step === 'PROCESSING_OTP_AND_REQUEST';
  const sendError = state.step === 'WAITING_OTP' ? state.sendError : undefined;
  return (
    <Dialog title={t('confirmTitle')} width="narrow" locked={isProcessing} onClose={codes.cancel}>
      {asked && (
        <OneTimeCodeForm
          title={t('confirmTitle')}
          sentTo={email}
          onConfirm={(code) => confirmCode(codes, code)}
          confirmLabel={t('confirm')}
          resendAt={asked.resendAt}
          codeSource={asked.codeSource}
          onResend={() => resendCode(codes)}
          leave={
            <Button variant="quiet" block onClick={codes.cancel} disabled={isProcessing}>
              {t('cancel')}
            </Button>
          }
        />
      )}
      {!asked && sendError === undefined && <Spinner />}
      {!asked && sendError !== undefined && (
        <ErrorState title={t('notSent')} onRetry={() => void codes.resend()}>
          {errorText(sendError)}
        </ErrorState>
      )}
    </Dialog>
  );
}
