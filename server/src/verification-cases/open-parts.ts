import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { isStepAsked, organizationSteps } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { isAboutCompany, listOpenRequests } from '../information-requests/index.ts';
import { type FieldProblem, type OperationContext, refuseFields } from '../kernel/index.ts';
import { applicantOf, listPeople, presentGap } from '../verification/index.ts';
import type { CaseOfCompany } from './case-of-company.ts';
import { listEntities } from './decide-owner.ts';
import { type LackingPart, listLackingParts } from './lacking-parts.ts';
import { getPersonCase } from './list-people.ts';

export type OpenPart = CallOutput<Contract['getCompanyUnderVerification']>['openParts'][number];

type Reading = Pick<OperationContext, 'app' | 'db'>;

/**
 * Lists what must be approved before the company is: its steps, its owner, and the people, entities and trusts that the answers
 * name; requests for information that are not reviewed; and what was approved but lacks something by now.
 */
export async function listOpenParts(context: Reading, company: CaseOfCompany): Promise<OpenPart[]> {
  const lacking = await listLackingParts(context, company);
  return [...(await listUndecided(context, company)), ...lacking.map(({ kind, id }) => ({ kind, id }))];
}

/** Asserts that nothing is open. @throws ValidationError with each open part, and each answer that is missing */
export async function assertNothingOpen(context: Reading, company: CaseOfCompany): Promise<void> {
  const undecided = await listUndecided(context, company);
  const lacking = await listLackingParts(context, company);
  const problems = [...undecided.map(toProblem), ...lacking.flatMap(toProblems)];
  if (problems.length > 0) throw refuseFields(problems);
}

const listUndecided = async ({ app, db }: Reading, company: CaseOfCompany): Promise<UndecidedPart[]> => [
  ...openSteps(company),
  ...(await openPeople(db, company)),
  ...(await openEntities({ app, db }, company)),
  ...(await openRequests(db, company)),
];

/** A part that staff have yet to decide. */
type UndecidedPart = OpenPart & { readonly kind: Exclude<OpenPart['kind'], LackingPart['kind']> };

const words: Readonly<Record<UndecidedPart['kind'], string>> = {
  step: 'Approve this step first.',
  owner: 'Approve the owner first.',
  person: 'Approve this person first.',
  entity: 'Approve this owner first.',
  request: 'Review the requested information first.',
};

const toProblem = ({ kind, id }: UndecidedPart): FieldProblem => ({
  path: pathOf({ kind, id }),
  message: words[kind],
});

/** What an approved part lacks, field by field. */
const toProblems = ({ kind, id, gaps }: LackingPart): FieldProblem[] =>
  gaps
    .map(presentGap)
    .map(({ path, message }) => ({ path: kind === 'answers' ? path : `people.${id}.${path}`, message }));

function pathOf({ kind, id }: UndecidedPart): string {
  switch (kind) {
    case 'step':
      return `steps.${id}`;
    case 'owner':
      return 'people.owner';
    case 'person':
    case 'entity':
      return `people.${id}`;
    case 'request':
      return `requests.${id}`;
  }
}

function openSteps({ stored }: CaseOfCompany): UndecidedPart[] {
  const { companyType } = applicantOf('owner', stored);
  return organizationSteps
    .filter((step) => step !== 'ubos' || companyType !== 'solopreneur')
    .filter((step) => {
      const { status } = stored.steps[step];
      // Nobody approves the setup, but one that was returned is still open to its applicant.
      return step === 'bankAccount' ? isStepAsked(status) : status !== 'approved';
    })
    .map((step) => ({ kind: 'step', id: step }));
}

async function openPeople(
  db: Connection,
  { organizationId, ownerId, stored }: CaseOfCompany,
): Promise<UndecidedPart[]> {
  const owner = await getPersonCase(db, ownerId);
  const people = await listPeople(db, organizationId, stored.answers);
  return [
    ...(owner.kycStatus === 'approved' ? [] : [{ kind: 'owner' as const, id: ownerId }]),
    ...people.filter(({ status }) => status !== 'approved').map(({ id }) => ({ kind: 'person' as const, id })),
  ];
}

async function openEntities(context: Reading, company: CaseOfCompany): Promise<UndecidedPart[]> {
  const entities = await listEntities(context, company);
  return entities.filter(({ status }) => status !== 'approved').map(({ ownerId }) => ({ kind: 'entity', id: ownerId }));
}

async function openRequests(db: Connection, { organizationId }: CaseOfCompany): Promise<UndecidedPart[]> {
  return (await listOpenRequests(db, organizationId))
    .filter(({ externalDocumentType }) => isAboutCompany(externalDocumentType))
    .map(({ id }) => ({ kind: 'request', id }));
}
