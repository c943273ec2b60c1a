import { useStore } from '@nanostores/react';
import type { OneTimeCodeState } from '@quittance/sdk/stores';
import { useErrorText } from '@quittance/widgets/host';
import { Button, Dialog, type FieldErrors, Form, OneTimeCodeField, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../portal.ts';
import { useMember } from '../session/member.ts';

type OpenState = Extract<OneTimeCodeState, { step: 'WAITING_OTP' | 'PROCESSING_OTP_AND_REQUEST' }>;

function CodeEntry({ state }: { readonly state: OpenState }) {
  const { t } = useI18n('host');
  const errorText = useErrorText();
  const { oneTimeCode } = usePortal();
  const { user } = useMember();
  const [code, setCode] = useState('');
  // A message is about the code that was sent, and goes as soon as another one is typed.
  const [dismissed, setDismissed] = useState<unknown>();
  const isProcessing = state.step === 'PROCESSING_OTP_AND_REQUEST';
  const fault = isProcessing ? undefined : (state.rejected ?? state.sendError);
  const validate = (): FieldErrors => (code.length < 6 ? { code: t('code.incomplete') } : {});
  return (
    <Dialog title={t('code.confirmTitle')} width="narrow" locked={isProcessing} onClose={() => oneTimeCode.cancel()}>
      <Form validate={validate} onSubmit={() => oneTimeCode.submit(code)} label={t('code.confirmTitle')}>
        <p className="q-muted">{t('code.sentTo', { email: user.email })}</p>
        <OneTimeCodeField
          name="code"
          label={t('code.label')}
          autoFocus
          value={code}
          onChange={(typed) => {
            setDismissed(fault);
            setCode(typed);
          }}
          disabled={isProcessing}
          error={fault !== undefined && fault !== dismissed ? errorText(fault) : undefined}
          onResend={() => oneTimeCode.resend()}
        />
        <Button type="submit" variant="primary" block pending={isProcessing}>
          {t('code.confirm')}
        </Button>
      </Form>
    </Dialog>
  );
}

/** Asks for the one-time code of a call that needs one, and stays until the call is over. */
export function OneTimeCodeDialog() {
  const { oneTimeCode } = usePortal();
  const state = useStore(oneTimeCode.$code);
  const isOpen = state.step === 'WAITING_OTP' || state.step === 'PROCESSING_OTP_AND_REQUEST';
  return isOpen ? <CodeEntry state={state} /> : null;
}
