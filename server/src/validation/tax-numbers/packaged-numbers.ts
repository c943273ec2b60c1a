import { stdnum } from 'stdnum';
import type { TaxNumberRule } from './arithmetic.ts';

interface Validator {
  validate(text: string): { readonly isValid: boolean };
}

const validators = stdnum as unknown as Readonly<Record<string, Readonly<Record<string, Validator>>>>;

/** Rules of the package stdnum, by the names that it gives to a country's numbers. */
export const packaged = (country: string, ...names: readonly string[]): readonly TaxNumberRule[] =>
  names.map((name) => (text) => validators[country]?.[name]?.validate(text).isValid === true);
