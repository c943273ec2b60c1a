import type { Problem } from '@quittance/sdk/validation';
import { type FieldErrors, useProblemText } from '@quittance/widgets/kit';

/** Returns a function that words the problems of a form's fields for `Form`; fields without a problem are left out. */
export function useFieldErrors(): (problems: Readonly<Record<string, Problem | null>>) => FieldErrors {
  const problemText = useProblemText();
  return (problems) =>
    Object.fromEntries(
      Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problemText(problem)]] : [])),
    );
}
