import type { CallOutput, Contract } from '@quittance/sdk/contract';
import {
  identityDisplayStatus,
  type OpenRequest,
  requestStateOfPhase,
  stepOfPhase,
  type VerificationPhase,
  verificationPhases,
} from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { applicantOf } from '../verification/index.ts';
import type { CaseOfCompany } from './case-of-company.ts';

type CompanyRecord = CallOutput<Contract['getCompanyUnderVerification']>;
type Phase = CompanyRecord['phases'][number];

interface Facts extends CaseOfCompany {
  readonly decisions: CompanyRecord['decisions'];
  readonly finalizedAt: Date | undefined;
  readonly owner: { readonly kycStatus: string; readonly identityStatus: string; readonly name: string };
  /** Requests for information that are not reviewed. */
  readonly requests: readonly OpenRequest[];
  /** Whether staff asked about a bank account: the application itself asks for none. */
  readonly isBankAccountAsked: boolean;
}

/** Who changed what a phase is about, and when. */
interface Change {
  readonly updatedBy?: string;
  readonly completedAt?: string;
}

const handedIn: ReadonlySet<string> = new Set(['submitted', 'completed', 'approved', 'denied', 'denied_by_kyc_vendor']);

/** Lists the phases of a review: each with its status, who changed it last, and since when it is complete. */
export async function listPhases(db: Connection, facts: Facts): Promise<Phase[]> {
  const answered = await listAnswered(db, facts.organizationId);
  const isAlone = applicantOf('owner', facts.stored).companyType === 'solopreneur';
  return verificationPhases
    .filter((phase) => !isAlone || stepOfPhase(phase) !== 'ubos')
    .filter((phase) => phase !== 'externalBankAccount' || facts.isBankAccountAsked)
    .map((phase) => {
      const infoRequest = requestStateOfPhase(phase, facts.requests);
      return { ...toPhase(phase, facts, answered), ...(infoRequest && { infoRequest }) };
    });
}

function toPhase(phase: VerificationPhase, facts: Facts, answered: ReadonlyMap<string, Change>): Phase {
  const step = stepOfPhase(phase);
  const status = phase === 'ownerIdentity' ? identityDisplayStatus(facts.owner) : facts.stored.steps[step].status;
  const decision = facts.decisions
    .filter((each) => each.decision !== 'corrected')
    .find((each) =>
      phase === 'ownerIdentity' ? each.userId === facts.ownerId : each.step === step && each.ownerId === undefined,
    );
  const isDecided = decision !== undefined && (status === 'approved' || status === 'denied' || status === 'rejected');
  if (isDecided) return { phase, status, updatedBy: decision.decidedBy, completedAt: decision.decidedAt };
  const change = phase === 'ownerIdentity' ? { updatedBy: facts.owner.name } : (answered.get(step) ?? {});
  if (!handedIn.has(status)) return { phase, status, ...(change.updatedBy && { updatedBy: change.updatedBy }) };
  const completedAt = facts.finalizedAt?.toISOString() ?? change.completedAt;
  return { phase, status, ...change, ...(completedAt && { completedAt }) };
}

async function listAnswered(db: Connection, organizationId: string): Promise<ReadonlyMap<string, Change>> {
  const rows = await db
    .selectFrom('verification_steps as answered')
    .innerJoin('people', 'people.id', 'answered.updated_by')
    .select(['answered.step', 'answered.updated_at', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('answered.organization_id', '=', organizationId)
    .execute();
  return new Map(
    rows.map(({ step, name, updated_at }) => [step, { updatedBy: name, completedAt: updated_at.toISOString() }]),
  );
}
