import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { organizationSteps } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { isAboutCompany, listOpenRequests } from '../information-requests/index.ts';
import type { FieldProblem } from '../kernel/index.ts';
import { applicantOf, listPeople } from '../verification/index.ts';
import type { CaseOfCompany } from './case-of-company.ts';
import { listEntities } from './decide-owner.ts';
import { getPersonCase } from './list-cases.ts';

export type OpenPart = CallOutput<Contract['getCompanyUnderVerification']>['openParts'][number];

/**
 * Lists what must be approved before the company is: its steps, its owner, and the people, entities and trusts that the answers
 * name; and requests for information that are not reviewed.
 */
export const listOpenParts = async (db: Connection, company: CaseOfCompany): Promise<OpenPart[]> => [
  ...openSteps(company),
  ...(await openPeople(db, company)),
  ...(await openEntities(db, company)),
  ...(await openRequests(db, company)),
];

const words: Readonly<Record<OpenPart['kind'], string>> = {
  step: 'Approve this step first.',
  owner: 'Approve the owner first.',
  person: 'Approve this person first.',
  entity: 'Approve this owner first.',
  request: 'Review the requested information first.',
};

/** The refusal of a company's approval because of one part. */
export const toProblem = ({ kind, id }: OpenPart): FieldProblem => ({
  path: pathOf({ kind, id }),
  message: words[kind],
});

function pathOf({ kind, id }: OpenPart): string {
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

function openSteps({ stored }: CaseOfCompany): OpenPart[] {
  const { companyType } = applicantOf('owner', stored);
  return organizationSteps
    .filter((step) => step !== 'bankAccount' && (step !== 'ubos' || companyType !== 'solopreneur'))
    .filter((step) => stored.steps[step].status !== 'approved')
    .map((step) => ({ kind: 'step', id: step }));
}

async function openPeople(db: Connection, { organizationId, ownerId, stored }: CaseOfCompany): Promise<OpenPart[]> {
  const owner = await getPersonCase(db, ownerId);
  const people = await listPeople(db, organizationId, stored.answers);
  return [
    ...(owner.kycStatus === 'approved' ? [] : [{ kind: 'owner' as const, id: ownerId }]),
    ...people.filter(({ status }) => status !== 'approved').map(({ id }) => ({ kind: 'person' as const, id })),
  ];
}

async function openEntities(db: Connection, company: CaseOfCompany): Promise<OpenPart[]> {
  const entities = await listEntities(db, company);
  return entities.filter(({ status }) => status !== 'approved').map(({ ownerId }) => ({ kind: 'entity', id: ownerId }));
}

async function openRequests(db: Connection, { organizationId }: CaseOfCompany): Promise<OpenPart[]> {
  return (await listOpenRequests(db, organizationId))
    .filter(({ externalDocumentType }) => isAboutCompany(externalDocumentType))
    .map(({ id }) => ({ kind: 'request', id }));
}
