import type {
  AnsweredStep,
  IdentityStatus,
  VerificationAnswers,
  VerificationStepName,
  VerificationStepStatus,
} from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { type App, seal, unseal } from '../kernel/index.ts';

/** A step as it is stored. */
export interface StoredStep {
  readonly status: VerificationStepStatus;
  readonly version: number;
}

/** The verification of an organization and of one of its people. */
export interface StoredVerification {
  readonly steps: Readonly<Record<VerificationStepName, StoredStep>>;
  readonly answers: VerificationAnswers;
  /** Of the person's identity check. */
  readonly identityStatus: IdentityStatus;
}

/** Whose answers: of an organization, or of a person. */
export interface AnswersOwner {
  readonly id: string;
  readonly step: AnsweredStep;
}

/** Binds sealed answers to their owner and step. */
const aboutOf = ({ id, step }: AnswersOwner): string => `verification ${id} ${step}`;

export const sealAnswers = ({ config }: App, owner: AnswersOwner, answers: object): Buffer =>
  seal(config.dataKey, JSON.stringify(answers), aboutOf(owner));

const unsealAnswers = ({ config }: App, owner: AnswersOwner, sealed: Buffer): object =>
  JSON.parse(unseal(config.dataKey, sealed, aboutOf(owner)));

const notBegun: StoredStep = { status: 'pending', version: 0 };

/** Statuses of people that come from before they begin. */
const personStatus = (status: string): VerificationStepStatus =>
  status === 'not_started' ? 'pending' : (status as VerificationStepStatus);

interface Ids {
  readonly organizationId: string;
  readonly personId: string;
}

/** Reads all steps with their answers. */
export async function readVerification(
  { app, db }: { readonly app: App; readonly db: Connection },
  ids: Ids,
): Promise<StoredVerification> {
  const organization = await readOrganizationSteps(app, db, ids.organizationId);
  const person = await readPersonSteps(app, db, ids.personId);
  return {
    steps: { ...organization.steps, ...person.steps },
    answers: { ...organization.answers, ...person.answers },
    identityStatus: person.identityStatus,
  };
}

/** Reads what was answered for the business. */
export const readBusinessAnswers = async (
  { app, db }: { readonly app: App; readonly db: Connection },
  organizationId: string,
): Promise<VerificationAnswers> => (await readOrganizationSteps(app, db, organizationId)).answers;

/** Reads what a person answered about themselves. */
export const readPersonAnswers = async (
  { app, db }: { readonly app: App; readonly db: Connection },
  personId: string,
): Promise<VerificationAnswers> => (await readPersonSteps(app, db, personId)).answers;

async function readOrganizationSteps(app: App, db: Connection, id: string) {
  const rows = await db
    .selectFrom('verification_steps')
    .select(['step', 'status', 'version', 'sealed_answers'])
    .where('organization_id', '=', id)
    .execute();
  const answers = rows.flatMap(({ step, sealed_answers }) =>
    sealed_answers === null || step === 'onboardingCheckout'
      ? []
      : [[step, unsealAnswers(app, { id, step }, sealed_answers)] as const],
  );
  const begun = Object.fromEntries(rows.map(({ step, status, version }) => [step, { status, version }]));
  return {
    steps: {
      bankAccount: notBegun,
      companyRiskProfile: notBegun,
      kyb: notBegun,
      documentation: notBegun,
      ubos: notBegun,
      onboardingCheckout: notBegun,
      ...begun,
    },
    answers: Object.fromEntries(answers) satisfies VerificationAnswers,
  };
}

async function readPersonSteps(app: App, db: Connection, id: string) {
  const { kyc_status, pep_status, identity_status } = await db
    .selectFrom('people')
    .select(['kyc_status', 'pep_status', 'identity_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('person_verification_steps')
    .select(['step', 'version', 'sealed_answers'])
    .where('person_id', '=', id)
    .execute();
  const versionOf = (step: string) => rows.find((row) => row.step === step)?.version ?? 0;
  return {
    identityStatus: identity_status as IdentityStatus,
    steps: {
      personIdentityKyc: { status: personStatus(kyc_status), version: versionOf('personIdentityKyc') },
      pep: { status: personStatus(pep_status), version: versionOf('pep') },
    },
    answers: Object.fromEntries(
      rows.map(({ step, sealed_answers }) => [step, unsealAnswers(app, { id, step }, sealed_answers)]),
    ) satisfies VerificationAnswers,
  };
}
