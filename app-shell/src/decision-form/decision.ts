import type { FieldErrors } from '@quittance/widgets/kit';

/** One way to decide. */
export interface DecisionOption {
  readonly value: string;
  /** A verb: it names the choice, and the button that sends it. */
  readonly label: string;
  readonly description?: string | undefined;
  /** Whether a reason goes with it. */
  readonly reason: 'required' | 'optional' | 'none';
  /** Ends or refuses something. */
  readonly isDangerous?: boolean | undefined;
  /** Asked before it is sent. */
  readonly question?: { readonly title: string; readonly text: string } | undefined;
}

/** What was entered so far. A reason stays when another decision is chosen. */
export interface DecisionDraft {
  readonly decision: string;
  readonly reason: string;
}

export const noDecision: DecisionDraft = { decision: '', reason: '' };

export const maySayWhy = (option: DecisionOption | undefined): boolean =>
  option !== undefined && option.reason !== 'none';

/** What is missing, by field. */
export function decisionProblems(
  { reason }: DecisionDraft,
  chosen: DecisionOption | undefined,
  reasonName: string,
  t: (key: 'missing' | 'reasonMissing') => string,
): FieldErrors {
  if (!chosen) return { decision: t('missing') };
  return chosen.reason === 'required' && reason.trim() === '' ? { [reasonName]: t('reasonMissing') } : {};
}
