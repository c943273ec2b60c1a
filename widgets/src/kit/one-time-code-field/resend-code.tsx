import { type RefObject, useEffect, useRef, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { useCountdown } from '../base/use-countdown.ts';
import { TextButton } from '../text-button/text-button.tsx';
import { oneTimeCodeFieldTexts } from './texts.en.ts';

const DEFAULT_WAIT_MS = 30_000;

/** Requests another code. A returned promise reports whether the code was sent. */
export type ResendCode = () => void | Promise<void>;

export interface Sending {
  /** When another code may be requested. */
  readonly nextAt: number;
  /** Number of the last code that was sent while the field was mounted, until the message is dismissed. */
  readonly news: number | undefined;
  /** Whether the last code could not be sent. */
  readonly hasFailed: boolean;
  readonly resend: () => void;
  /** Hides the message, when the person continues. */
  readonly dismiss: () => void;
}

interface SendingOptions {
  readonly onResend: ResendCode | undefined;
  readonly resendAt: Date | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly clearError: () => void;
}

/** State of sending another code: its message, until the person types or sends the form. Clears older errors. */
export function useResend({ onResend, resendAt, input, clearError }: SendingOptions): Sending {
  // Without `resendAt`, the first code counts as sent when the field was mounted.
  const [sentAt, setSentAt] = useState(() => (resendAt ? Number.NEGATIVE_INFINITY : Date.now()));
  const told = resendAt?.getTime() ?? 0;
  // An error about an earlier code does not apply to the new one.
  const nextAt = told > sentAt ? told : sentAt + DEFAULT_WAIT_MS;
  const [seen, setSeen] = useState(nextAt);
  const [hasFailed, setFailed] = useState(false);
  const isSending = useRef(false);
  const dismiss = () => {
    setSeen(nextAt);
    setFailed(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sending
  useEffect(() => {
    // Not at mount: a form that checks at each change would find the field empty.
    if (nextAt !== seen) clearError();
    const form = input.current?.form;
    form?.addEventListener('submit', dismiss);
    return () => form?.removeEventListener('submit', dismiss);
  }, [nextAt]);

  const resend = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setFailed(false);
    try {
      const answer = onResend?.();
      await answer;
      // Without a promise, only another `resendAt` can report that a code was sent.
      if (answer || !resendAt) setSentAt(Date.now());
    } catch {
      setFailed(true);
    } finally {
      isSending.current = false;
    }
  };
  return { nextAt, news: nextAt === seen ? undefined : nextAt, hasFailed, resend: () => void resend(), dismiss };
}

/** A button that requests another code, when that is allowed. */
export function ResendButton({ sending: { nextAt, resend } }: { readonly sending: Sending }) {
  const { t } = useI18n(oneTimeCodeFieldTexts);
  const left = useCountdown(nextAt);
  const isWaiting = left > 0;
  return (
    <p className="q-code__resend">
      {/* `disabled` would drop the focus of a button that was just pressed. */}
      <TextButton aria-disabled={isWaiting || undefined} onClick={isWaiting ? undefined : resend}>
        {t('resendCode')}
      </TextButton>
      {isWaiting && <span className="q-code__wait q-numeric">{t('resendCodeIn', { seconds: left })}</span>}
    </p>
  );
}
