import type { VerificationStepStatus } from '@quittance/sdk/rules';

/** A link, an address or a long number: what a name has no need of, and what leads a reader elsewhere. */
const leadsElsewhere = /[@/\\:<>]|\.[a-z]{2}|www|\+\s?\d|\d[\s.()-]*\d[\s.()-]*\d[\s.()-]*\d[\s.()-]*\d/i;

const longestMailed = 80;

const submitted: ReadonlySet<VerificationStepStatus> = new Set([
  'submitted',
  'completed',
  'approved',
  'additional_info_requested',
]);

/**
 * Returns the name that a business gave itself, if mails to people outside may show it: nobody has verified it, and whoever
 * applies could write anything. Undefined: the mail shows the handle.
 */
export function mailableName(status: VerificationStepStatus, legalName: string | undefined): string | undefined {
  const name = legalName?.trim() ?? '';
  return submitted.has(status) && name !== '' && name.length <= longestMailed && !leadsElsewhere.test(name)
    ? name
    : undefined;
}
