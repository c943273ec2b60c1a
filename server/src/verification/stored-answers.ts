import {
  type AnsweredStep,
  type BusinessAnswers,
  type IdentityStatus,
  isPersonStep,
  type PersonStepName,
  type Unfinished,
  type VerificationAnswers,
  type VerificationStepName,
  type VerificationStepStatus,
} from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type App, seal, unseal } from '../kernel/index.ts';

/** A step as it is stored. */
export interface StoredStep {
  readonly status: VerificationStepStatus;
  readonly version: number;
  /** What staff wrote when they returned it; absent once it was submitted again. */
  readonly returnedNote?: string;
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

const noneBegun = {
  bankAccount: notBegun,
  companyRiskProfile: notBegun,
  kyb: notBegun,
  documentation: notBegun,
  ubos: notBegun,
  onboardingCheckout: notBegun,
} as const;

/** Statuses of people that come from before they begin. */
const personStatus = (status: string): VerificationStepStatus =>
  status === 'not_started' ? 'pending' : (status as VerificationStepStatus);

interface Ids {
  readonly organizationId: string;
  readonly personId: string;
}

/** A stored row of a step: what was answered, where it stands, or where the identity check of the person stands. */
interface StepRow {
  readonly source: 'answers' | 'status' | 'identity';
  readonly step: VerificationStepName;
  readonly status: string | null;
  readonly version: number;
  readonly sealed_answers: Buffer | null;
  readonly returned_note: string | null;
  readonly now: Date | null;
}

/** Reads all steps with their answers, in one query: it runs with each save. Reads the clock on the way. */
export async function readVerification(
  { app, db }: { readonly app: App; readonly db: Connection },
  { organizationId, personId }: Ids,
): Promise<StoredVerification> {
  const { rows } = await sql<StepRow>`
    select 'answers' as source, step, status, version, sealed_answers, returned_note, null::timestamptz as now
      from verification_steps where organization_id = ${organizationId}
    union all
    select 'answers', step, null, version, sealed_answers, null, null
      from person_verification_steps where person_id = ${personId}
    union all
    select part.source, part.step, part.status, 0, null, null, ${app.clock.reading}
      from people, lateral (values
        ('status', 'personIdentityKyc', kyc_status), ('status', 'pep', pep_status), ('identity', '', identity_status)
      ) as part (source, step, status)
      where people.id = ${personId}`.execute(db);
  const identity = rows.find(({ source }) => source === 'identity');
  if (!identity) throw new Error('There is no such person.');
  app.clock.remember(db, identity.now);
  const ofPerson = (step: PersonStepName): StoredStep => ({
    status: personStatus(rows.find((row) => row.source === 'status' && row.step === step)?.status ?? ''),
    version: rows.find((row) => row.source === 'answers' && row.step === step)?.version ?? 0,
  });
  const answered = rows.filter(({ source }) => source === 'answers');
  return {
    steps: {
      ...noneBegun,
      ...Object.fromEntries(
        answered.flatMap(({ step, status, version, returned_note: returnedNote }) =>
          status === null
            ? []
            : [[step, { status, version, ...(status === 'rejected' && returnedNote !== null && { returnedNote }) }]],
        ),
      ),
      personIdentityKyc: ofPerson('personIdentityKyc'),
      pep: ofPerson('pep'),
    },
    answers: Object.fromEntries(
      answered.flatMap(({ step, sealed_answers }) => {
        if (sealed_answers === null || step === 'onboardingCheckout') return [];
        const id = isPersonStep(step) ? personId : organizationId;
        return [[step, unsealAnswers(app, { id, step }, sealed_answers)] as const];
      }),
    ) satisfies VerificationAnswers,
    identityStatus: identity.status as IdentityStatus,
  };
}

/** Reads what was answered for the business. */
export async function readBusinessAnswers(
  { app, db }: { readonly app: App; readonly db: Connection },
  id: string,
): Promise<VerificationAnswers> {
  const rows = await db
    .selectFrom('verification_steps')
    .select(['step', 'sealed_answers'])
    .where('organization_id', '=', id)
    .execute();
  const answers = rows.flatMap(({ step, sealed_answers }) =>
    sealed_answers === null || step === 'onboardingCheckout'
      ? []
      : [[step, unsealAnswers(app, { id, step }, sealed_answers)] as const],
  );
  return Object.fromEntries(answers) satisfies VerificationAnswers;
}

/** What a business calls itself, and where it is. */
export interface AnsweredName {
  readonly legalName?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/**
 * Reads what businesses call themselves in their answers and where they are, by organization id. A verified business is left out:
 * its organization has both.
 */
export async function readAnsweredNames(
  { app, db }: { readonly app: App; readonly db: Connection },
  ids: readonly string[],
): Promise<ReadonlyMap<string, AnsweredName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('verification_steps')
    .innerJoin('organizations', 'organizations.id', 'verification_steps.organization_id')
    .select(['organizations.id', 'sealed_answers'])
    .where('organizations.id', 'in', ids)
    .where('organizations.verification_status', '!=', 'approved')
    .where('step', '=', 'kyb')
    .execute();
  return new Map(
    rows.flatMap(({ id, sealed_answers }) =>
      sealed_answers === null ? [] : [[id, nameIn(unsealAnswers(app, { id, step: 'kyb' }, sealed_answers))] as const],
    ),
  );
}

/** An organization with the name that it has without a verification: its handle, until it is verified. */
export interface NamedOrganization {
  readonly id: string;
  readonly legalName: string;
}

/** Returns what the people of an organization call it: the name in their answers, and else that of the organization. */
export async function knownName(
  context: { readonly app: App; readonly db: Connection },
  { id, legalName }: NamedOrganization,
): Promise<string> {
  return (await readAnsweredNames(context, [id])).get(id)?.legalName ?? legalName;
}

function nameIn({ legalName, address, incorporationCountry }: Unfinished<BusinessAnswers>): AnsweredName {
  const name = legalName?.trim();
  // That of the address, as for a verified business.
  const country = address?.country || incorporationCountry;
  return { ...(name && { legalName: name }), ...(country && { country }) };
}

/** Reads what a person answered about themselves. */
export async function readPersonAnswers(
  { app, db }: { readonly app: App; readonly db: Connection },
  id: string,
): Promise<VerificationAnswers> {
  const rows = await db
    .selectFrom('person_verification_steps')
    .select(['step', 'sealed_answers'])
    .where('person_id', '=', id)
    .execute();
  return Object.fromEntries(
    rows.map(({ step, sealed_answers }) => [step, unsealAnswers(app, { id, step }, sealed_answers)]),
  ) satisfies VerificationAnswers;
}
