import { FieldDescription, FieldMessage, type FieldProps, useFieldControl } from '../field/field.tsx';
import { useToggle } from '../field/use-toggle.ts';

export interface SwitchProps extends Omit<FieldProps, 'required'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that takes effect immediately. Use a Checkbox for values that a form sends. */
export function Switch(props: SwitchProps) {
  // Off is a valid setting, so a switch is never required.
  const control = useFieldControl({ ...props, required: false });
  const toggle = useToggle(control, props);
  const { id } = control.attributes;
  return (
    <div className="q-switch" data-field={props.name} ref={control.frame}>
      <label className="q-switch__row" htmlFor={id}>
        <span className={props.isLabelHidden ? 'q-visually-hidden' : undefined}>{props.label}</span>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a native check box has its own state */}
        <input {...toggle} className="q-switch__control" type="checkbox" role="switch" />
      </label>
      <FieldDescription field={props} id={id} />
      <FieldMessage id={id} error={control.error} />
    </div>
  );
}
