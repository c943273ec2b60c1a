import type { AnsweredStep, VerificationAnswers } from '@quittance/sdk/rules';
import { type OperationContext, type PersonActor, personOf } from '../kernel/index.ts';
import { lockOrganization, type Organization } from '../organizations/index.ts';
import { assertOpen } from './save-step.ts';
import { readBusinessAnswers, readPersonAnswers, readVerification, type StoredVerification } from './stored-answers.ts';

type Changing = OperationContext & { readonly actor: PersonActor };

/** Lists the files that saved answers name, each with its step. */
export function filesOf({
  documentation = {},
  ubos = {},
  personIdentityKyc = {},
}: VerificationAnswers): ReadonlyMap<string, AnsweredStep> {
  const documents = Object.values(documentation).flatMap((document) => document?.fileId ?? []);
  const deeds = (ubos.owners ?? []).flatMap(({ trustFileId }) => trustFileId ?? []);
  const proof = personIdentityKyc.addressProof?.fileId;
  return new Map([
    ...documents.map((id) => [id, 'documentation'] as const),
    ...deeds.map((id) => [id, 'ubos'] as const),
    ...(proof ? [[proof, 'personIdentityKyc'] as const] : []),
  ]);
}

/**
 * Returns the documents that saved answers name. Locks the organization, so that no save names another until the
 * transaction ends.
 */
export async function lockDocumentsInUse(context: Changing, organizationId: string): Promise<ReadonlySet<string>> {
  const { stored } = await lockStored(context, organizationId);
  return new Set(filesOf(stored.answers).keys());
}

/** Whose answers name a file. */
export type AnsweringOwner = { readonly organizationId: string } | { readonly personId: string };

/** Lists the files that the saved answers of an organization, or of a person, name. */
export async function listAnsweredFiles(
  context: Pick<OperationContext, 'app' | 'db'>,
  owner: AnsweringOwner,
): Promise<ReadonlySet<string>> {
  const answers =
    'organizationId' in owner
      ? await readBusinessAnswers(context, owner.organizationId)
      : await readPersonAnswers(context, owner.personId);
  return new Set(filesOf(answers).keys());
}

/** Asserts that a file was not handed in, and locks it against that. @throws VerificationStepClosedError */
export async function assertNotHandedIn(
  context: Changing,
  { organizationId, fileId }: { readonly organizationId: string; readonly fileId: string },
): Promise<void> {
  const { organization, stored } = await lockStored(context, organizationId);
  const step = filesOf(stored.answers).get(fileId);
  if (step !== undefined) assertOpen(organization, stored.steps[step], step);
}

async function lockStored(
  context: Changing,
  organizationId: string,
): Promise<{ readonly organization: Organization; readonly stored: StoredVerification }> {
  const organization = await lockOrganization(context.db, organizationId);
  const stored = await readVerification(context, { organizationId, personId: personOf(context.actor).userId });
  return { organization, stored };
}
