import { TextButton, useCountdown, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { signUpTexts } from './texts.en.ts';

interface ResendLinkProps {
  /** When the link may be mailed again. */
  readonly resendAt: Date;
  /** Rejects with the reason when it could not be mailed. */
  readonly onResend: () => Promise<void>;
  readonly describeError: (error: unknown) => string;
}

/** Mails the link again once that is allowed, and says so. */
export function ResendLink({ resendAt, onResend, describeError }: ResendLinkProps) {
  const { t } = useI18n(signUpTexts);
  const left = useCountdown(resendAt.getTime());
  const [isSending, setSending] = useState(false);
  const [news, setNews] = useState('');
  const resend = async () => {
    setSending(true);
    setNews('');
    try {
      await onResend();
      setNews(t('verify.sentAgain'));
    } catch (error) {
      setNews(describeError(error));
    } finally {
      setSending(false);
    }
  };
  const isWaiting = left > 0 || isSending;
  return (
    <div>
      {/* `disabled` would drop the focus of a button that was just pressed. */}
      <TextButton aria-disabled={isWaiting || undefined} onClick={isWaiting ? undefined : () => void resend()}>
        {t('verify.resend')}
      </TextButton>{' '}
      {left > 0 && <span className="q-muted q-numeric">{t('verify.resendIn', { seconds: left })}</span>}
      <p role="status">{news}</p>
    </div>
  );
}
