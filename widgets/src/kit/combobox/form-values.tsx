interface FormValuesProps {
  readonly name: string | undefined;
  readonly values: readonly string[];
  readonly disabled: boolean | undefined;
}

/** What a native form sends for a control whose text is only how the value reads. */
export function FormValues({ name, values, disabled }: FormValuesProps) {
  if (!name) return null;
  // Without a value an empty one is sent, as a native select with its placeholder does.
  return (values.length > 0 ? values : ['']).map((value) => (
    <input key={value} type="hidden" name={name} value={value} disabled={disabled} />
  ));
}
