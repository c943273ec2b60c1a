import { FieldMessage, type FieldProps, useFieldControl } from './field.tsx';

export interface CheckboxProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox(props: CheckboxProps) {
  const control = useFieldControl({ ...props, required: props.required ?? false });
  const { id } = control.attributes;
  return (
    <div className="q-checkbox">
      <label className="q-checkbox__row" htmlFor={id}>
        <input
          {...control.attributes}
          className="q-checkbox__box"
          type="checkbox"
          checked={props.checked}
          onChange={(event) => {
            control.clearError();
            props.onChange(event.currentTarget.checked);
          }}
        />
        <span>
          {props.label}
          {props.description && (
            <span className="q-field__description" id={`${id}-description`}>
              {props.description}
            </span>
          )}
        </span>
      </label>
      <FieldMessage id={id} error={control.error} />
    </div>
  );
}
