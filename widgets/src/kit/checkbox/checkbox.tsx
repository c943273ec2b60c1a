import { FieldDescription, FieldMessage, type FieldProps, useFieldControl } from '../field/field.tsx';
import { useToggle } from '../field/use-toggle.ts';

export interface CheckboxProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Whether it must be checked; default false, since unchecked is an answer too. */
  readonly required?: FieldProps['required'];
}

/** A check box for an agreement or an option. */
export function Checkbox(props: CheckboxProps) {
  const control = useFieldControl({ ...props, required: props.required ?? false });
  const toggle = useToggle(control, props);
  const { id } = control.attributes;
  return (
    <div className="q-checkbox" data-field={props.name} ref={control.frame}>
      <label className="q-checkbox__row" htmlFor={id}>
        <input {...toggle} className="q-checkbox__box" type="checkbox" />
        <bdi className={props.isLabelHidden ? 'q-visually-hidden' : undefined}>{props.label}</bdi>
      </label>
      <FieldDescription field={props} id={id} />
      <FieldMessage id={id} error={control.error} />
    </div>
  );
}
