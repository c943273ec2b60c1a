import type { BusinessDate } from '../../time/index.ts';
import type { PostalAddress } from '../postal-address.ts';

/** Answers that may be incomplete: a draft keeps whatever was given. */
export type Unfinished<Answers> = { readonly [Key in keyof Answers]?: Answers[Key] | undefined };

/** How a business is organized. */
export const companyTypes = ['registered_company', 'single_member_llc', 'solopreneur'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** Kinds of registered companies. */
export const companySubTypes = [
  'limited_liability_company',
  'limited_partnership',
  'general_partnership',
  'c_corporation',
] as const;
export type CompanySubType = (typeof companySubTypes)[number];

/** Step `bankAccount`. */
export interface SetupAnswers {
  /** Absent: the one that the organization has. */
  readonly handle: string;
  readonly companyType: CompanyType;
  /** Of a registered company only. */
  readonly companySubType: CompanySubType;
}

/** Fields of business that need a closer look; `NONE` stands alone. */
export const sensitiveIndustries = [
  'NONE',
  'ADULT_ENTERTAINMENT',
  'CANNABIS',
  'CRYPTO_ASSETS',
  'GAMBLING',
  'MONEY_SERVICES',
  'PRECIOUS_METALS',
  'SHELL_BANK',
  'WEAPONS',
] as const;
export type SensitiveIndustry = (typeof sensitiveIndustries)[number];

export const highRiskTypes = ['none', 'ngo', 'npo', 'embassy'] as const;
export type HighRiskType = (typeof highRiskTypes)[number];

export const expectedUses = [
  'pay_expenses',
  'receive_payments',
  'external_deposits_withdrawals',
  'receive_payments_for_services',
  'pay_suppliers',
] as const;
export type ExpectedUse = (typeof expectedUses)[number];

export const fundSources = ['investments', 'sale_of_goods', 'sale_of_services', 'savings', 'other'] as const;
export type FundSource = (typeof fundSources)[number];

/** How much a business expects to store, in US dollars. */
export const storedAmounts = ['1000-5000', '5000-50000', '50000-500000', '500000-5000000', 'over-5000000'] as const;
export type StoredAmount = (typeof storedAmounts)[number];

/** The choice of an industry that is described in words. */
export const otherIndustry = 'other';

/** Step `companyRiskProfile`. */
export interface RiskProfileAnswers {
  /** Code of an industry, or `other`. */
  readonly industry: string;
  readonly industryText: string;
  readonly sensitiveIndustries: readonly SensitiveIndustry[];
  readonly highRiskType: HighRiskType;
  readonly expectedUses: readonly ExpectedUse[];
  readonly fundSource: FundSource;
  readonly fundSourceText: string;
  readonly storedAmount: StoredAmount;
}

/** Step `kyb`: what the business is. */
export interface BusinessAnswers {
  readonly legalName: string;
  /** The name that it trades under ("doing business as"). */
  readonly tradingName: string;
  readonly taxId: string;
  readonly isOwnedByEntity: boolean;
  readonly incorporatedOn: string;
  readonly commencedOn: string;
  /** ISO 3166-1 alpha-2. */
  readonly incorporationCountry: string;
  readonly registrationNumber: string;
  readonly employees: string;
  readonly phoneNumber: string;
  /** ISO 3166-1 alpha-2. */
  readonly phoneCountry: string;
  readonly website: string;
  readonly marketplaceLink: string;
  readonly socialLink: string;
  readonly noWebsiteReason: string;
  readonly address: Unfinished<PostalAddress>;
  readonly tradingAddresses: readonly Unfinished<PostalAddress>[];
}

export const ownerTypes = ['individual', 'entity', 'trust'] as const;
export type OwnerType = (typeof ownerTypes)[number];

/** What a beneficial owner may do with the account. */
export const bankingAccesses = ['no-access', 'read-only', 'manager'] as const;
export type BankingAccess = (typeof bankingAccesses)[number];

/** Somebody who owns a part of an owner. */
export interface SecondTierOwner {
  /** Chosen by the browser, unique within the list. */
  readonly id: string;
  readonly type: OwnerType;
  readonly name: string;
  /** Percent of the owner, such as `12.5`. */
  readonly percent: string;
}

/** A beneficial owner. */
export interface OwnerAnswers {
  /** Chosen by the browser, unique within the list. */
  readonly id: string;
  readonly type: OwnerType;
  /** Whether the owner is the person who owns the account; they need no invite. */
  readonly isSelf: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly isAuthorizedSigner: boolean;
  readonly bankingAccess: BankingAccess;
  /** Of an entity or a trust. */
  readonly legalName: string;
  readonly trustee: string;
  readonly settlor: string;
  readonly isPubliclyTraded: boolean;
  /** The exchange, if it is publicly traded. */
  readonly tradedAt: string;
  /** A trust's deed, in the group `documentation`. */
  readonly trustFileId: string;
  /** Of the deed; ISO 639-1. */
  readonly trustLanguage: string;
  readonly owners: readonly Unfinished<SecondTierOwner>[];
  /** Percent of the business, such as `33.34`. */
  readonly percent: string;
  readonly taxId: string;
  /** ISO 3166-1 alpha-2. */
  readonly taxCountry: string;
}

/** Step `ubos`, the owners' part. */
export interface OwnersAnswers {
  readonly hasEntityUbo: boolean;
  readonly owners: readonly Unfinished<OwnerAnswers>[];
  /** That nobody else owns 10 % or more. */
  readonly isRestAttested: boolean;
}

/** An executive officer. */
export interface OfficerAnswers {
  /** Chosen by the browser, unique within the list. */
  readonly id: string;
  readonly isSelf: boolean;
  /** The owner that the officer is, if they own a part; their details are there. */
  readonly ownerId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly jobTitle: string;
}

/** Step `ubos`, the officers' part. */
export interface OfficersAnswers {
  readonly officers: readonly Unfinished<OfficerAnswers>[];
}

/** What proves an address: a bill, a bank statement or a lease; or an identity document by an authority. */
export const proofKinds = ['statement', 'government_id'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** A document of the business. */
export interface DocumentAnswers {
  readonly fileId: string;
  /** Of a proof of address; absent: a statement. */
  readonly kind: ProofKind;
  /** ISO 639-1. */
  readonly language: string;
  /** The date on it, where its age matters. */
  readonly issuedOn: string;
}

/** Roles of documents, as in the keys of uploads. */
export const documentRoles = [
  'incorporationCertificate',
  'operatingAgreement',
  'ownershipStructureChart',
  'proofOfAddress',
  'shareholderCertificate',
  'trustDeed',
] as const;
export type DocumentRole = (typeof documentRoles)[number];

/** Step `documentation`. */
export type DocumentationAnswers = {
  readonly [Role in Exclude<DocumentRole, 'trustDeed'>]: Unfinished<DocumentAnswers>;
};

export const sexes = ['female', 'male'] as const;
export type Sex = (typeof sexes)[number];

export const identityDocumentTypes = ['driving_license', 'national_id', 'passport', 'residence_permit'] as const;
export type IdentityDocumentType = (typeof identityDocumentTypes)[number];

/** Step `personIdentityKyc`. */
export interface IdentityAnswers {
  readonly birthDate: string;
  readonly birthPlace: string;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string;
  readonly sex: Sex;
  readonly address: Unfinished<PostalAddress>;
  readonly documentType: IdentityDocumentType;
  readonly documentNumber: string;
  /** SSN or ITIN, of people who live in the United States or are its citizens. */
  readonly usTaxId: string;
  /** Of people who live elsewhere than where their identity document is from. */
  readonly addressProof: Unfinished<DocumentAnswers>;
}

/** Who holds, or held in the last five years, a public office. */
export const publicOffices = ['none', 'self', 'relative', 'associate'] as const;
export type PublicOffice = (typeof publicOffices)[number];

/** Step `pep`. */
export interface PublicOfficeAnswers {
  readonly publicOffice: PublicOffice;
  readonly holderName: string;
  readonly position: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly from: string;
  /** Absent: still in office. */
  readonly until: string;
  /** That the statement is true. */
  readonly isConfirmed: boolean;
}

/** What the rules of answers must know besides them. */
export interface ApplicationFacts {
  /** In America/New_York. */
  readonly today: BusinessDate;
}
