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
 * Returns the legal name of an application if mails may show it to strangers; undefined: the mail shows the handle.
 * Nobody has verified the name, and an applicant could write anything.
 */
export function mailableName(status: VerificationStepStatus, legalName: string | undefined): string | undefined {
  const name = legalName?.trim() ?? '';
  return submitted.has(status) && name !== '' && name.length <= longestMailed && !leadsElsewhere.test(name)
    ? name
    : undefined;
}
