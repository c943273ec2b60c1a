import { type RefObject, useEffect, useRef, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { TextButton } from '../text-button/text-button.tsx';

const DEFAULT_WAIT_MS = 30_000;
const LONGEST_WAIT_SECONDS = 120;

/** By this computer's clock, which may be wrong: nobody is kept waiting for long because of that. */
const secondsUntil = (time: number): number =>
  Math.min(Math.max(Math.ceil((time - Date.now()) / 1000), 0), LONGEST_WAIT_SECONDS);

/** Seconds until another code may be asked for; counts down to 0 and starts anew when `until` changes. */
function useCountdown(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => setLeft(secondsUntil(until)), [until]);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((value) => value - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

/** Asks for another code. A promise tells by its end whether one was sent. */
export type ResendCode = () => void | Promise<void>;

export interface Sending {
  /** When another code may be asked for. */
  readonly nextAt: number;
  /** Names a code that was sent while the field was on the screen, as long as this is news; each has a name of its own. */
  readonly news: number | undefined;
  /** The last one could not be sent. */
  readonly hasFailed: boolean;
  readonly resend: () => void;
  /** The person has gone on. */
  readonly dismiss: () => void;
}

interface SendingOptions {
  readonly onResend: ResendCode | undefined;
  readonly resendAt: Date | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly clearError: () => void;
}

/** The sending of another code: told of until the person types or sends the form, and the end of older complaints. */
export function useResend({ onResend, resendAt, input, clearError }: SendingOptions): Sending {
  // The first code was sent when the field came, unless the server has said more.
  const [sentAt, setSentAt] = useState(() => (resendAt ? Number.NEGATIVE_INFINITY : Date.now()));
  const told = resendAt?.getTime() ?? 0;
  // What was said of an earlier code says nothing of the last one.
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
    // Not when the field comes: a form that checks at each change would find it empty.
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
      // Who answers nothing says it by another `resendAt`, if by anything.
      if (answer || !resendAt) setSentAt(Date.now());
    } catch {
      setFailed(true);
    } finally {
      isSending.current = false;
    }
  };
  return { nextAt, news: nextAt === seen ? undefined : nextAt, hasFailed, resend: () => void resend(), dismiss };
}

/** Asks for another code, once it may be asked for. */
export function ResendButton({ sending: { nextAt, resend } }: { readonly sending: Sending }) {
  const { t } = useI18n('controls');
  const left = useCountdown(nextAt);
  const isWaiting = left > 0;
  return (
    <p className="q-code__resend">
      {/* Not `disabled`, which would throw the focus of whoever has just pressed it away. */}
      <TextButton aria-disabled={isWaiting || undefined} onClick={isWaiting ? undefined : resend}>
        {t('resendCode')}
      </TextButton>
      {isWaiting && <span className="q-code__wait q-numeric">{t('resendCodeIn', { seconds: left })}</span>}
    </p>
  );
}
