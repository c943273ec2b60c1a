import { createContext, useContext, useEffect } from 'react';

/** Messages by field name; a path such as `items.0.rate` names a field of a line. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormErrors {
  readonly errors: FieldErrors;
  clear(name: string): void;
  /**
   * Marks a field as refused: the form can't be sent until it is corrected, whatever its value.
   * @returns unmarks the field
   */
  hold(name: string | undefined): () => void;
}

/** The errors of a form. */
export interface HeldErrors {
  readonly errors: FieldErrors;
  /** The errors found before the form was sent; they don't get the focus. */
  readonly early: FieldErrors;
}

export const noErrors: HeldErrors = { errors: {}, early: {} };

const without = (errors: FieldErrors, name: string): FieldErrors => {
  const { [name]: _dropped, ...kept } = errors;
  return kept;
};

/** Returns the same object if there is nothing to drop: a new one would render the form at every key. */
export const withoutError = (held: HeldErrors, name: string): HeldErrors =>
  name in held.errors ? { errors: without(held.errors, name), early: without(held.early, name) } : held;

/** Separate from the form, so that fields outside a form don't include its code. */
export const FormErrorsContext = createContext<FormErrors>({ errors: {}, clear: () => {}, hold: () => () => {} });

/** Returns the form's message for a field, and a function that clears it. */
export function useFieldError(name: string | undefined): { error: string | undefined; clear: () => void } {
  const { errors, clear } = useContext(FormErrorsContext);
  return { error: name ? errors[name] : undefined, clear: () => name && clear(name) };
}

/** Prevents sending the surrounding form while the field refuses its text. */
export function useHeldForm(name: string | undefined, isRefused: boolean): void {
  const { hold } = useContext(FormErrorsContext);
  useEffect(() => (isRefused ? hold(name) : undefined), [name, isRefused, hold]);
}
