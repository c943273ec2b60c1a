import { useEffect, useRef } from 'react';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';

interface UnknownOutcomeProps {
  readonly isChecking?: boolean | undefined;
  /** Sends the payment once more with its key: what arrived is not paid again, and what did not is paid now. */
  readonly onCheck: () => void;
  /** Absent where it was left already. */
  readonly onLeave?: (() => void) | undefined;
}

/** Nobody heard whether the payment went through: what may become of it, and what can be done. */
export function UnknownOutcome({ isChecking, onCheck, onLeave }: UnknownOutcomeProps) {
  const { t } = useI18n('bank-debit');
  const check = useRef<HTMLButtonElement>(null);
  // Outside the dialog it takes the place of the button that opened it, and so its focus.
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
