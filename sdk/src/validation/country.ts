import { findCountry } from '../reference/countries.ts';
import { type Problem, problem } from './problem.ts';

/** Checks the country of an address: one of ISO 3166-1, and not under sanctions. */
export function checkCountry(code: string): Problem | null {
  if (code === '') return problem('optionMissing');
  return findCountry(code)?.isOfacBlocked === false ? null : problem('wrongFormat');
}
