import { createContext, useContext, useEffect } from 'react';

/** Messages by field name; a path such as `items.0.rate` names a field of a line. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormErrors {
  readonly errors: FieldErrors;
  clear(name: string): void;
  /**
   * A field refuses what stands in it: the form can't be sent until it is corrected, whatever the owner knows of it.
   * @returns to be called when that has ended
   */
  hold(name: string | undefined): () => void;
}

/** What a form holds. */
export interface HeldErrors {
  readonly errors: FieldErrors;
  /** Those of them that were found before the form was sent: no focus leads to them. */
  readonly early: FieldErrors;
}

export const noErrors: HeldErrors = { errors: {}, early: {} };

const without = (errors: FieldErrors, name: string): FieldErrors => {
  const { [name]: _dropped, ...kept } = errors;
  return kept;
};

/** The very same object where there is nothing to drop: a new one would render the form at every key. */
export const withoutError = (held: HeldErrors, name: string): HeldErrors =>
  name in held.errors ? { errors: without(held.errors, name), early: without(held.early, name) } : held;

/** Apart from the form itself, which fields outside of one would otherwise bring along. */
export const FormErrorsContext = createContext<FormErrors>({ errors: {}, clear: () => {}, hold: () => () => {} });

/** The message that the form holds for a field, and a way to drop it when the person types. */
export function useFieldError(name: string | undefined): { error: string | undefined; clear: () => void } {
  const { errors, clear } = useContext(FormErrorsContext);
  return { error: name ? errors[name] : undefined, clear: () => name && clear(name) };
}

/** Keeps the surrounding form from being sent while the field refuses what stands in it. */
export function useHeldForm(name: string | undefined, isRefused: boolean): void {
  const { hold } = useContext(FormErrorsContext);
  useEffect(() => (isRefused ? hold(name) : undefined), [name, isRefused, hold]);
}
