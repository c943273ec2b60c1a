interface FormValuesProps {
  readonly name: string | undefined;
  readonly values: readonly string[];
  readonly disabled: boolean | undefined;
}

/** Hidden inputs that send the values in a native form, because the visible text is only for people. */
export function FormValues({ name, values, disabled }: FormValuesProps) {
  if (!name) return null;
  // An empty value is sent if there is none, like a native select with its placeholder.
  return (values.length > 0 ? values : ['']).map((value) => (
    <input key={value} type="hidden" name={name} value={value} disabled={disabled} />
  ));
}
