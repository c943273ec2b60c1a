import { createContext, useContext } from 'react';

/** Messages by field name; a path such as `items.0.rate` names a field of a line. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormErrors {
  readonly errors: FieldErrors;
  clear(name: string): void;
}

/** The very same object where there is nothing to drop: a new one would render the form at every key. */
export function withoutError(errors: FieldErrors, name: string): FieldErrors {
  if (!(name in errors)) return errors;
  const { [name]: _dropped, ...kept } = errors;
  return kept;
}

/** Of the fields that were checked what was found, of the others what was held; the very same object where nothing changes. */
export function withErrorsOf(held: FieldErrors, names: ReadonlySet<string>, found: FieldErrors): FieldErrors {
  if ([...names].every((name) => held[name] === found[name])) return held;
  const others = Object.entries(held).filter(([name]) => !names.has(name));
  const checked = Object.entries(found).filter(([name]) => names.has(name));
  return Object.fromEntries([...others, ...checked]);
}

/** Apart from the form itself, which fields outside of one would otherwise bring along. */
export const FormErrorsContext = createContext<FormErrors>({ errors: {}, clear: () => {} });

/** The message that the form holds for a field, and a way to drop it when the person types. */
export function useFieldError(name: string | undefined): { error: string | undefined; clear: () => void } {
  const { errors, clear } = useContext(FormErrorsContext);
  return { error: name ? errors[name] : undefined, clear: () => name && clear(name) };
}
