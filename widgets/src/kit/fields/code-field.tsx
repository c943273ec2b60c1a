import { type RefObject, useEffect, useRef, useState } from 'react';
import { TextButton } from '../actions/button.tsx';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { FieldDescription, FieldLabel, FieldMessage, type FieldProps, useFieldControl } from './field.tsx';

const CODE_LENGTH = 6;
const cells = Array.from({ length: CODE_LENGTH }, (_, index) => index);

const DEFAULT_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 120;

/** By this computer's clock, which may be wrong: nobody is kept waiting for long because of that. */
function secondsUntil(time: number | undefined): number {
  if (time === undefined) return DEFAULT_WAIT_SECONDS;
  return Math.min(Math.max(Math.ceil((time - Date.now()) / 1000), 0), LONGEST_WAIT_SECONDS);
}

/** Seconds until another code may be asked for; counts down to 0 and starts anew when `until` changes. */
function useCountdown(until: Date | undefined): number {
  const time = until?.getTime();
  const [left, setLeft] = useState(() => secondsUntil(time));
  useEffect(() => setLeft(secondsUntil(time)), [time]);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((value) => value - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

interface ResendProps {
  readonly onResend: () => void;
  readonly resendAt: Date | undefined;
}

function Resend({ onResend, resendAt }: ResendProps) {
  const { t } = useI18n('controls');
  const left = useCountdown(resendAt);
  const isWaiting = left > 0;
  return (
    <p className="q-code__resend">
      {/* Not `disabled`, which would throw the focus of whoever has just pressed it away. */}
      <TextButton aria-disabled={isWaiting || undefined} onClick={isWaiting ? undefined : onResend}>
        {t('resendCode')}
      </TextButton>
      {isWaiting && <span className="q-code__wait q-numeric">{t('resendCodeIn', { seconds: left })}</span>}
    </p>
  );
}

interface Sending {
  /** Names a code that was sent while the field was on the screen, as long as this is news; each has a name of its own. */
  readonly news: number | undefined;
  /** The person has gone on. */
  readonly dismiss: () => void;
}

/** The sending of another code: told of until the person types or sends the form, and the end of older complaints. */
function useSending(
  resendAt: Date | undefined,
  input: RefObject<HTMLInputElement | null>,
  clearError: () => void,
): Sending {
  const time = resendAt?.getTime();
  const [seen, setSeen] = useState(time);
  const dismiss = () => setSeen(time);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sending
  useEffect(() => {
    clearError();
    const form = input.current?.form;
    form?.addEventListener('submit', dismiss);
    return () => form?.removeEventListener('submit', dismiss);
  }, [time]);
  return { news: time === seen ? undefined : time, dismiss };
}

export interface OneTimeCodeFieldProps extends Omit<FieldProps, 'label'> {
  /** Default 'One-time code'. */
  readonly label?: FieldProps['label'] | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The sixth digit was typed, pasted or filled in. */
  readonly onComplete?: ((code: string) => void) | undefined;
  readonly onResend?: (() => void) | undefined;
  /** When another code may be asked for, as the server said with the last one. Default: 30 seconds from now. */
  readonly resendAt?: Date | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** A six-digit code: one text field to browsers, password managers and screen readers, six boxes to the eye. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { t } = useI18n('controls');
  const { value } = props;
  const field = { ...props, name: props.name ?? 'code', label: props.label ?? t('oneTimeCode') };
  const control = useFieldControl(field);
  const { id } = control.attributes;
  const input = useRef<HTMLInputElement>(null);
  const sending = useSending(props.resendAt, input, control.clearError);

  const type = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, CODE_LENGTH);
    control.clearError();
    sending.dismiss();
    if (code === value) return;
    props.onChange(code);
    if (code.length === CODE_LENGTH) props.onComplete?.(code);
  };
  return (
    <div className="q-code" data-field={field.name}>
      <FieldLabel field={field} id={id} />
      <FieldDescription field={field} id={id} />
      <div className="q-code__cells">
        <input
          {...control.attributes}
          ref={input}
          className="q-code__input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // Longer than the code: a pasted "123 456" or "Code: 123456" is cleaned rather than cut.
          maxLength={40}
          value={value}
          // biome-ignore lint/a11y/noAutofocus: the step has this one field, and asking for the code led here
          autoFocus={props.autoFocus}
          data-autofocus={props.autoFocus}
          onInput={(event) => type(event.currentTarget.value)}
        />
        {cells.map((index) => (
          <span
            key={index}
            aria-hidden="true"
            className={classNames(
              'q-code__cell',
              index === Math.min(value.length, CODE_LENGTH - 1) && 'q-code__cell--current',
            )}
          >
            {value[index]}
          </span>
        ))}
      </div>
      {/* There before its words are: a region that comes with them is not read out. */}
      <div className="q-code__message" role="status">
        <FieldMessage id={id} error={control.error} />
        {/* Keyed, since words that merely stay are not read out for the next code. */}
        {sending.news !== undefined && !control.error && (
          <p key={sending.news} className="q-code__sent">
            {t('codeSent')}
          </p>
        )}
      </div>
      {props.onResend && <Resend onResend={props.onResend} resendAt={props.resendAt} />}
    </div>
  );
}
