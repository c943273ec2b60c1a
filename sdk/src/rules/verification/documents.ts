import { checkGovernmentIdDate, checkProofOfAddressDate } from '../../validation/document-age.ts';
import { firstProblem, problem } from '../../validation/problem.ts';
import { checkLanguage, checkRequired } from '../../validation/text.ts';
import type {
  ApplicationFacts,
  CompanySubType,
  CompanyType,
  DocumentAnswers,
  DocumentationAnswers,
  DocumentRole,
  IdentityDocumentType,
  Unfinished,
} from './answers.ts';
import { identityDocumentTypes } from './answers.ts';
import { type AnswerGap, gap, gapsWithin } from './gap.ts';

export interface DocumentFacts {
  readonly companyType: CompanyType | undefined;
  readonly companySubType?: CompanySubType | undefined;
  /** Of incorporation; ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  /** Whether an entity or a trust owns a part. */
  readonly hasEntityUbo: boolean;
}

/** The role of a document of the step; a trust's deed belongs to its owner. */
export type StepDocumentRole = Exclude<DocumentRole, 'trustDeed'>;

/** A document that a business must give. */
export interface NeededDocument {
  readonly role: StepDocumentRole;
  /** Whether its date counts: it must be recent. */
  readonly mustBeRecent: boolean;
  /** In Belgium the extract of the UBO register is the certificate of shareholders. */
  readonly isUboRegisterExtract: boolean;
}

const needed = (role: StepDocumentRole, rest: Partial<NeededDocument> = {}): NeededDocument => ({
  role,
  mustBeRecent: false,
  isUboRegisterExtract: false,
  ...rest,
});

/** Companies whose agreement between members says who runs them; a corporation has its certificate alone. */
const hasAgreement = ({ companyType, companySubType }: DocumentFacts): boolean =>
  companyType === 'single_member_llc' || (companyType === 'registered_company' && companySubType !== 'c_corporation');

/** Partnerships and companies of one member have none; members of an LLC of the United States are in its agreement. */
const hasShareholders = ({ companyType, companySubType, country }: DocumentFacts): boolean =>
  companyType === 'registered_company' &&
  (companySubType === 'c_corporation' || (companySubType === 'limited_liability_company' && country !== 'US'));

/** Lists the documents that a business must give, in their order. */
export function neededDocuments(facts: DocumentFacts): readonly NeededDocument[] {
  const proof = needed('proofOfAddress', { mustBeRecent: true });
  const { companyType, country, hasEntityUbo } = facts;
  if (companyType === undefined || companyType === 'solopreneur') return [proof];
  return [
    needed('incorporationCertificate'),
    ...(hasAgreement(facts) ? [needed('operatingAgreement')] : []),
    ...(hasEntityUbo ? [needed('ownershipStructureChart')] : []),
    ...(hasShareholders(facts) ? [needed('shareholderCertificate', { isUboRegisterExtract: country === 'BE' })] : []),
    proof,
  ];
}

/** Lists what a document lacks. */
export function documentGaps(
  { fileId, kind, language = '', issuedOn = '' }: Unfinished<DocumentAnswers>,
  { mustBeRecent }: Pick<NeededDocument, 'mustBeRecent'>,
  { today }: ApplicationFacts,
): readonly AnswerGap[] {
  const checkAge = kind === 'government_id' ? checkGovernmentIdDate : checkProofOfAddressDate;
  return [
    ...gap('fileId', fileId ? null : problem('fileMissing')),
    ...gap('language', checkLanguage(language)),
    ...(mustBeRecent ? gap('issuedOn', firstProblem(checkRequired(issuedOn), checkAge(issuedOn, today))) : []),
  ];
}

/** Lists what the documents lack. */
export const documentationGaps = (
  answers: Unfinished<DocumentationAnswers>,
  facts: DocumentFacts & ApplicationFacts,
): readonly AnswerGap[] =>
  neededDocuments(facts).flatMap((document) =>
    gapsWithin(document.role, documentGaps(answers[document.role] ?? {}, document, facts)),
  );

/** Countries that issue no national identity card. */
const withoutNationalId: ReadonlySet<string> = new Set(['AU', 'CA', 'DK', 'GB', 'NZ', 'US']);

/** Lists the identity documents that a person of a nationality may show. */
export const allowedIdentityDocuments = (nationality: string | undefined): readonly IdentityDocumentType[] =>
  identityDocumentTypes.filter((type) => type !== 'national_id' || !withoutNationalId.has(nationality ?? ''));
