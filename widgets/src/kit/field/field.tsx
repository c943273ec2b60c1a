import { type ReactNode, type RefObject, useId, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { Icon } from '../icon/icon.tsx';
import { crossCircleIcon } from '../icon/icons.ts';
import { useFieldError } from './form-errors.ts';
import { useFormReset } from './use-form-reset.ts';

/** What every field has in common. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Path by which validation messages of the surrounding form find the field. */
  readonly name?: string | undefined;
  readonly description?: ReactNode | undefined;
  /** Overrides the message that the surrounding form holds. */
  readonly error?: string | undefined;
  /**
   * A field is required unless said otherwise; optional ones (`false`) say so beside the label. `null` is optional too and says nothing,
   * as in filters, where everything is.
   */
  readonly required?: boolean | null | undefined;
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
  /**
   * Call when the person changes the value: the old message no longer holds. Afterwards the control shows what its owner
   * says, also where the owner keeps the old value; preact would leave what was typed.
   */
  readonly clearError: () => void;
  /** What surrounds the field. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** What else is to be done when the form is reset. */
  readonly goBack: RefObject<(() => void) | undefined>;
}

interface FieldControlProps extends FieldProps {
  /** Why the field itself refuses what stands in it. It tells more than a form does that only knows of no value. */
  readonly refusal?: string | undefined;
}

/**
 * Derives ids, message and aria attributes of one field.
 * @param details endings of the ids of what else describes the control, such as `unit` for `${id}-unit`
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
  // Each by itself: an owner who holds many values may tell them apart by what was last rendered.
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
  /** Beside the label, at the end of its line; default: that the field is optional. */
  readonly aside?: ReactNode | undefined;
  /** Names a group of controls, which takes `${id}-label`, and not a single one. */
  readonly isOfGroup?: boolean | undefined;
}

/** The label, and that the field is optional. */
export function FieldLabel({ field, id, aside, isOfGroup }: FieldLabelProps) {
  const { t } = useI18n('controls');
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
