import {
  type AnswerGap,
  type IdentityAnswers,
  neededDocumentFacts,
  neededDocuments,
  type OwnerAnswers,
  type Unfinished,
  type VerificationAnswers,
} from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { isOwnUpload, listDocuments } from '../files/index.ts';

/** Lists the documents with a file that the business must give. Former answers may hold others, which nobody sees. */
export const givenDocuments = (answers: VerificationAnswers) =>
  neededDocuments(neededDocumentFacts(answers)).flatMap(({ role }) => {
    const document = answers.documentation?.[role];
    return document?.fileId ? [{ ...document, role }] : [];
  });

/** Finds documents whose file the organization doesn't have, or has as something else. */
export async function findUnknownDocuments(
  db: Connection,
  organizationId: string,
  answers: VerificationAnswers,
): Promise<readonly AnswerGap[]> {
  const files = await listDocuments(db, organizationId);
  return givenDocuments(answers).flatMap(({ role, fileId }) =>
    files.some((file) => file.id === fileId && file.role === role)
      ? []
      : [{ path: `${role}.fileId`, problem: { key: 'fileMissing' as const } }],
  );
}

/** Finds trusts whose deed the organization doesn't have. */
export async function findUnknownDeeds(
  db: Connection,
  organizationId: string,
  owners: readonly Unfinished<OwnerAnswers>[],
): Promise<readonly AnswerGap[]> {
  const trusts = owners.map((owner, index) => ({ ...owner, index })).filter(({ type }) => type === 'trust');
  if (trusts.length === 0) return [];
  const files = await listDocuments(db, organizationId);
  return trusts.flatMap(({ trustFileId, index }) =>
    files.some(({ id, role }) => id === trustFileId && role === 'trustDeed')
      ? []
      : [{ path: `owners.${index}.trustFileId`, problem: { key: 'fileMissing' as const } }],
  );
}

/** Finds a proof of a person's address that they don't have. */
export async function findUnknownAddressProof(
  db: Connection,
  personId: string,
  { addressProof }: Unfinished<IdentityAnswers>,
): Promise<readonly AnswerGap[]> {
  const { fileId } = addressProof ?? {};
  if (!fileId) return [];
  const isKnown = await isOwnUpload(db, { personId, group: 'proofOfPhysicalResidentialAddress', fileId });
  return isKnown ? [] : [{ path: 'addressProof.fileId', problem: { key: 'fileMissing' as const } }];
}
