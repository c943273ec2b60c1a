import { useEffect, useRef } from 'react';
import { bankDebitTexts } from '../bank-debit/texts.en.ts';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';

interface UnknownOutcomeProps {
  readonly isChecking?: boolean | undefined;
  /** Sends the payment again with its key: if it arrived, it is not paid twice; if not, it is paid now. */
  readonly onCheck: () => void;
  /** Absent if the payer already left. */
  readonly onLeave?: (() => void) | undefined;
}

/** Says that it is unknown whether the payment arrived, and what the payer can do. */
export function UnknownOutcome({ isChecking, onCheck, onLeave }: UnknownOutcomeProps) {
  const { t } = useI18n(bankDebitTexts);
  const check = useRef<HTMLButtonElement>(null);
  // Outside the dialog it replaces the button that opened the dialog, so it takes the focus.
  useEffect(() => {
    if (!onLeave) check.current?.focus();
  }, [onLeave]);
  const wasChecked = useRef(false);
  wasChecked.current ||= isChecking === true;
  return (
    <div className="q-payment-stack">
      <Banner tone="warning" title={!onLeave && t('unknownTitle')}>
        {t('unknown')}
      </Banner>
      {wasChecked.current && !isChecking && <p role="alert">{t('stillUnknown')}</p>}
      <Button ref={check} variant="primary" pending={isChecking} onClick={onCheck}>
        {t('checkAgain')}
      </Button>
      {onLeave && (
        <Button disabled={isChecking} onClick={onLeave}>
          {t('leave')}
        </Button>
      )}
    </div>
  );
}
