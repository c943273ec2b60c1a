import { type ReactNode, useId } from 'react';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { Icon } from '../display/icon.tsx';
import { crossCircleIcon } from '../display/icons.ts';
import { useFieldError } from './form-errors.ts';

/** What every field has in common. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Path by which validation messages of the surrounding form find the field. */
  readonly name?: string | undefined;
  readonly description?: ReactNode | undefined;
  /** Overrides the message that the surrounding form holds. */
  readonly error?: string | undefined;
  /** A field is required unless said otherwise; optional ones say so beside the label. */
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Shows the value and lets it be copied, but not changed. */
  readonly readOnly?: boolean | undefined;
  /** Keeps the label for screen readers only, where the surroundings name the field to the eye. */
  readonly isLabelHidden?: boolean | undefined;
}

/** Attributes that tie a control to its label, description and message. */
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
  /** Call when the person changes the value: the old message no longer holds. */
  readonly clearError: () => void;
}

/** Derives ids, message and aria attributes of one field. */
export function useFieldControl({
  name,
  description,
  error,
  required = true,
  disabled,
  readOnly,
}: FieldProps): FieldControl {
  const id = useId();
  const held = useFieldError(name);
  const message = error ?? held.error;
  const described = classNames(Boolean(description) && `${id}-description`, Boolean(message) && `${id}-error`);
  return {
    error: message,
    clearError: held.clear,
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
      {error}
    </p>
  ) : null;
}

interface FieldFrameProps {
  readonly field: FieldProps;
  readonly control: FieldControl;
  readonly children: ReactNode;
  /** Beside the label, at the end of its line. */
  readonly aside?: ReactNode | undefined;
}

/** Label, description and message around one control. */
export function FieldFrame({ field, control, children, aside }: FieldFrameProps) {
  const { t } = useI18n('controls');
  const { id } = control.attributes;
  const optional = field.required === false && <span className="q-field__optional">{t('optional')}</span>;
  return (
    <div className="q-field">
      <div className={field.isLabelHidden ? 'q-visually-hidden' : 'q-field__head'}>
        <label className="q-field__label" htmlFor={id}>
          {field.label}
        </label>
        {aside ?? optional}
      </div>
      {field.description && (
        <p className="q-field__description" id={`${id}-description`}>
          {field.description}
        </p>
      )}
      {children}
      <FieldMessage id={id} error={control.error} />
    </div>
  );
}

interface InputFrameProps {
  readonly control: FieldControl;
  readonly children: ReactNode;
  readonly start?: ReactNode | undefined;
  readonly end?: ReactNode | undefined;
  /** The end part lies over the control and lets clicks through. */
  readonly isEndOver?: boolean | undefined;
}

/** The drawn box around a control, with what stands before and after it. */
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
