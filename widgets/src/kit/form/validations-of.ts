import type { FieldErrors } from '../field/form-errors.ts';

/** The part of a refused call's error that a form can show beside its fields. */
interface WithValidations {
  readonly validations: readonly { readonly path: string; readonly message: string }[];
}

/** What the server found wrong, by field; nothing for an error that names no field. */
export function validationsOf(error: unknown): FieldErrors {
  const { validations = [] } = (error ?? {}) as Partial<WithValidations>;
  // The first message of a field is the one that tells most.
  return Object.fromEntries(
    [...validations].reverse().map(({ path, message }) => [path.replace(/^body\./, ''), message]),
  );
}
