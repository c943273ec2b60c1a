import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { FieldDescription, FieldLabel, FieldMessage, type FieldProps, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import { type TextRule, useTextEntry } from '../field/use-text-entry.ts';
import { ResendButton, type ResendCode, useResend } from './resend-code.tsx';
import { oneTimeCodeFieldTexts } from './texts.en.ts';

const CODE_LENGTH = 6;
const cells = Array.from({ length: CODE_LENGTH }, (_, index) => index);

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);
const asCode: TextRule = ({ text, caret }) => ({ text: digitsOf(text), caret: digitsOf(text.slice(0, caret)).length });

export interface OneTimeCodeFieldProps extends Omit<FieldProps, 'label'> {
  /** Default 'One-time code'. */
  readonly label?: FieldProps['label'] | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the sixth digit was typed, pasted or filled in. */
  readonly onComplete?: ((code: string) => void) | undefined;
  /** Submits its form when the sixth digit was typed, pasted or filled in. Default false. */
  readonly submitsForm?: boolean | undefined;
  /** The last refused code: it is not submitted again without a press on the form's button. */
  readonly refused?: string | undefined;
  /** Requests another code. If it returns a promise that fails, the field says so and offers a retry. */
  readonly onResend?: ResendCode | undefined;
  /**
   * When another code may be requested, as the server answered for the last one. Default: 30 seconds after sending it.
   */
  readonly resendAt?: Date | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** A six-digit code: one text field for browsers, password managers and screen readers, shown as six boxes. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { t } = useI18n(oneTimeCodeFieldTexts);
  const { value, onChange, onResend, resendAt } = props;
  const field = {
    ...props,
    name: props.name ?? 'code',
    label: props.label ?? t('oneTimeCode'),
    // People must know in advance that the last digit submits the form.
    description: props.description ?? (props.submitsForm && t('codeSubmitsForm')),
  };
  const control = useFieldControl(field);
  const { id } = control.attributes;
  const input = useRef<HTMLInputElement>(null);
  const sending = useResend({ onResend, resendAt, input, clearError: control.clearError });
  const entry = useTextEntry(control, value, asCode, (code) => {
    sending.dismiss();
    // Immediately: the form submitted below reads the code from its owner.
    flushSync(() => onChange(code));
    if (code.length < CODE_LENGTH) return;
    props.onComplete?.(code);
    if (props.submitsForm && code !== props.refused) input.current?.form?.requestSubmit();
  });
  useFirstValue(control, value, onChange);
  return (
    <div className="q-code" data-field={field.name} ref={control.frame}>
      <FieldLabel field={field} id={id} />
      <FieldDescription field={field} id={id} />
      <div className="q-code__cells">
        <input
          {...control.attributes}
          {...entry}
          ref={input}
          className="q-code__input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // Longer than the code, so that a pasted "123 456" or "Code: 123456" is cleaned, not truncated.
          maxLength={40}
          // biome-ignore lint/a11y/noAutofocus: the step has this one field, and asking for the code led here
          autoFocus={props.autoFocus}
          data-autofocus={props.autoFocus}
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
      {/* Always rendered: screen readers announce only text that is added to an existing region. */}
      <div className="q-code__message" role="status">
        <FieldMessage id={id} error={control.error ?? (sending.hasFailed ? t('codeNotSent') : undefined)} />
        {/* Keyed, since unchanged text is not announced again for the next code. */}
        {sending.news !== undefined && !control.error && (
          <p key={sending.news} className="q-code__sent">
            {t('codeSent')}
          </p>
        )}
      </div>
      {onResend && <ResendButton sending={sending} />}
    </div>
  );
}
