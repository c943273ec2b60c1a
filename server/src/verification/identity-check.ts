import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { type IdentityOutcome, stepGaps } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { type App, type OperationContext, Refusal } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';
import { type IdentitySession, listIdentitySessions } from './identity-sessions.ts';
import { refuseGaps } from './present-gaps.ts';
import { type Applying, assertOpen } from './save-step.ts';
import { readVerification } from './stored-answers.ts';
import { verificationFacts } from './verification-facts.ts';

type IdentityCheck = CallOutput<Contract['markKycAsCompleted']>;

/**
 * Checks that a person may have their identity checked now.
 * @throws ValidationError with each gap of their details; VerificationStepClosedError once it was submitted or decided
 */
export async function assertCheckable(
  context: Pick<OperationContext, 'app' | 'db'>,
  applying: Applying,
): Promise<void> {
  const organization = await getOrganization(context.db, applying.organizationId);
  const stored = await readVerification(context, applying);
  assertOpen(organization, stored.steps.personIdentityKyc, 'personIdentityKyc');
  const gaps = stepGaps('personIdentityKyc', stored.answers, await verificationFacts(context, organization));
  if (gaps.length > 0) throw refuseGaps(gaps);
}

/** Asks the vendor. Every failure counts as the vendor's and changes nothing. @throws ProviderUnavailableError */
export async function askVendor<Answer>(app: App, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    app.log.warn({ err: error }, 'the identity vendor failed');
    throw new Refusal('ProviderUnavailableError', 'Error trying to verify, please contact support.', [], {
      cause: error,
    });
  }
}

/** Returns where a person's identity check stands. */
export async function presentIdentityCheck(db: Connection, personId: string): Promise<IdentityCheck> {
  const { kyc_status, identity_status } = await db
    .selectFrom('people')
    .select(['kyc_status', 'identity_status'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return {
    status: kyc_status === 'not_started' ? 'pending' : (kyc_status as IdentityCheck['status']),
    identityStatus: identity_status,
    outcome: outcomeOf(await listIdentitySessions(db, personId)),
  };
}

/** Of several windows, the one that got furthest counts. */
function outcomeOf(sessions: readonly IdentitySession[]): IdentityOutcome {
  const furthest = (['denied', 'approved', 'pending'] as const).find((outcome) =>
    sessions.some((session) => session.outcome === outcome),
  );
  return furthest ?? sessions[0]?.outcome ?? 'open';
}
