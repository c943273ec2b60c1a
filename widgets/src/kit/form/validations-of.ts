import type { FieldErrors } from '../field/form-errors.ts';

/** The part of a refusal that a form can show next to its fields. */
interface WithValidations {
  readonly validations: readonly { readonly path: string; readonly message: string }[];
}

/** Returns the server's messages by field; empty for an error that names no field. */
export function validationsOf(error: unknown): FieldErrors {
  const { validations = [] } = (error ?? {}) as Partial<WithValidations>;
  // The first message of a field is the most specific one.
  return Object.fromEntries(
    [...validations].reverse().map(({ path, message }) => [path.replace(/^body\./, ''), message]),
  );
}
