import { type ReactNode, type RefObject, useId, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { Icon } from '../icon/icon.tsx';
import { crossCircleIcon } from '../icon/icons.ts';
import { useFieldError } from './form-errors.ts';
import { fieldTexts } from './texts.en.ts';
import { useFormReset } from './use-form-reset.ts';

/** Properties of every field. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Path by which validation messages of the surrounding form find the field. */
  readonly name?: string | undefined;
  readonly description?: ReactNode | undefined;
  /** Overrides the message of the surrounding form. */
  readonly error?: string | undefined;
  /**
   * A field is required unless said otherwise; optional ones (`false`) say so beside the label. `null` is optional too and says nothing,
   * as in filters, where everything is.
   */
  readonly required?: boolean | null | undefined;
  readonly disabled?: boolean | undefined;
  /** Shows the value and lets it be copied, but not changed. */
  readonly readOnly?: boolean | undefined;
  /** Shows the label only to screen readers, if its surroundings make it clear visually. */
  readonly isLabelHidden?: boolean | undefined;
}

/** Attributes that connect a control with its label, description and message. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string | undefined;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
  readonly 'aria-required': boolean | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldControl {
  readonly attributes: ControlAttributes;
  readonly error: string | undefined;
  /**
   * Call when the person changes the value: the old message no longer holds. Afterwards the control shows what its owner
   * says, also where the owner keeps the old value; preact would leave what was typed.
   */
  readonly clearError: () => void;
  /** The element around the field. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Runs when the form is reset. */
  readonly goBack: RefObject<(() => void) | undefined>;
}

interface FieldControlProps extends FieldProps {
  /** Why the field refuses its text. It replaces the form's message, which only knows that the value is empty. */
  readonly refusal?: string | undefined;
}

/**
 * Derives ids, message and aria attributes of one field.
 * @param details id endings of more descriptions of the control, such as `unit` for `${id}-unit`
 */
export function useFieldControl(
  { name, description, error, refusal, required = true, disabled, readOnly }: FieldControlProps,
  ...details: readonly (string | false | undefined)[]
): FieldControl {
  const id = useId();
  const held = useFieldError(name);
  const message = error ?? refusal ?? held.error;
  const [, follow] = useReducer((turn: number) => turn + 1, 0);
  const frame = useRef<HTMLDivElement>(null);
  const goBack = useRef<() => void>(undefined);
  // Each field separately: an owner with many values may compare them with the last render.
  useFormReset(frame, () =>
    flushSync(() => {
      goBack.current?.();
      follow();
    }),
  );
  const parts = [Boolean(description) && 'description', ...details, Boolean(message) && 'error'];
  const described = classNames(...parts.map((part) => part && `${id}-${part}`));
  return {
    error: message,
    clearError: () => {
      held.clear();
      follow();
    },
    frame,
    goBack,
    attributes: {
      id,
      name,
      disabled,
      readOnly,
      'aria-required': required || undefined,
      'aria-invalid': Boolean(message) || undefined,
      'aria-describedby': described || undefined,
    },
  };
}

export function FieldMessage({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return error ? (
    <p className="q-field__error" id={`${id}-error`}>
      <Icon shape={crossCircleIcon} />
      <bdi>{error}</bdi>
    </p>
  ) : null;
}

interface FieldLabelProps {
  readonly field: FieldProps;
  readonly id: string;
  /** At the end of the label's line; default: whether the field is optional. */
  readonly aside?: ReactNode | undefined;
  /** Labels a group of controls with `${id}-label`, not a single control. */
  readonly isOfGroup?: boolean | undefined;
}

/** The label, and whether the field is optional. */
export function FieldLabel({ field, id, aside, isOfGroup }: FieldLabelProps) {
  const { t } = useI18n(fieldTexts);
  const optional = field.required === false && <span className="q-field__optional">{t('optional')}</span>;
  return (
    <div className={field.isLabelHidden ? 'q-visually-hidden' : 'q-field__head'}>
      {isOfGroup ? (
        <span className="q-field__label" id={`${id}-label`}>
          {field.label}
        </span>
      ) : (
        <label className="q-field__label" id={`${id}-label`} htmlFor={id}>
          {field.label}
        </label>
      )}
      {aside ?? optional}
    </div>
  );
}

export function FieldDescription({ field, id }: { readonly field: FieldProps; readonly id: string }) {
  return field.description ? (
    <p className="q-field__description" id={`${id}-description`}>
      {field.description}
    </p>
  ) : null;
}

interface FieldFrameProps extends Omit<FieldLabelProps, 'id'> {
  readonly control: FieldControl;
  readonly children: ReactNode;
  /** Below the message. */
  readonly below?: ReactNode | undefined;
}

/** Label, description and message around one control, or around a group of them. */
export function FieldFrame({ field, control, children, aside, isOfGroup, below }: FieldFrameProps) {
  const { id } = control.attributes;
  return (
    <div className="q-field" data-field={field.name} ref={control.frame}>
      <FieldLabel field={field} id={id} aside={aside} isOfGroup={isOfGroup} />
      <FieldDescription field={field} id={id} />
      {children}
      <FieldMessage id={id} error={control.error} />
      {below}
    </div>
  );
}

interface InputFrameProps {
  readonly control: FieldControl;
  readonly children: ReactNode;
  readonly start?: ReactNode | undefined;
  readonly end?: ReactNode | undefined;
  /** Lets the end part overlap the control and pass clicks through. */
  readonly isEndOver?: boolean | undefined;
}

/** The box around a control, with parts before and after it. */
export function InputFrame({ control, children, start, end, isEndOver }: InputFrameProps) {
  const { attributes } = control;
  return (
    <div
      className={classNames(
        'q-input',
        attributes['aria-invalid'] && 'q-input--invalid',
        attributes.disabled && 'q-input--disabled',
        attributes.readOnly && 'q-input--read-only',
      )}
    >
      {start && <span className="q-input__affix q-input__affix--start">{start}</span>}
      {children}
      {end && (
        <span className={classNames('q-input__affix q-input__affix--end', isEndOver && 'q-input__affix--over')}>
          {end}
        </span>
      )}
    </div>
  );
}
