import * as z from 'zod';
import { verificationStatuses } from '../../rules/organization-status.ts';
import {
  answeredStepNames,
  bankingAccesses,
  companySubTypes,
  companyTypes,
  documentRoles,
  expectedUses,
  finishSteps,
  fundSources,
  highRiskTypes,
  identityDocumentTypes,
  identityOutcomes,
  identityStatuses,
  ownerTypes,
  proofKinds,
  publicOffices,
  sensitiveIndustries,
  sexes,
  storedAmounts,
  verificationStepStatuses,
} from '../../rules/verification/index.ts';
import { maxEmailCharacters } from '../../validation/email.ts';
import { fileId, fileLanguage, uploadedFile } from '../files/shapes.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { anyText } from '../kernel/texts.ts';
import { calendarDate, instant, wireDecimal } from '../kernel/wire.ts';
import { checkout } from '../onboarding-fee/shapes.ts';
import { pricingTier } from '../organizations/shapes.ts';

// Drafts keep what was typed so far, so these shapes limit lengths only. The rules of `rules/verification` say what is missing.

const line = anyText(200).optional();
const lines = anyText(2000).optional();
const email = anyText(maxEmailCharacters).optional();
const yesNo = z.boolean().optional();
/** Chosen by the browser, unique within its list. */
const entryId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/)
  .optional()
  .describe('Chosen by the caller, unique within the list.');
const country = anyText(2).optional().describe('ISO 3166-1 alpha-2.');
const day = anyText(10).optional().describe('YYYY-MM-DD.');
const percent = anyText(10).optional().describe('Such as `33.34`: above 0, with at most two decimals.');

const language = anyText(2).optional().describe('ISO 639-1 code of the language that the document is written in.');

const proofKind = z
  .enum(proofKinds)
  .optional()
  .describe('Of a proof of address, whose age depends on it; absent: a bill, a bank statement or a lease.');

export const addressAnswers = z.object({
  line1: line,
  line2: line,
  city: line,
  subdivision: line,
  postalCode: line,
  country,
});

export const setupAnswers = z.object({
  handle: line.describe(
    'Absent: the one that the organization has. It can’t be changed once everything was handed in.',
  ),
  companyType: z.enum(companyTypes).optional(),
  companySubType: z.enum(companySubTypes).optional().describe('Of a registered company.'),
});

export const riskProfileAnswers = z.object({
  industry: line.describe('Code of an industry, or `other`.'),
  industryText: line.describe('The industry in words, if it is `other`.'),
  sensitiveIndustries: z.array(z.enum(sensitiveIndustries)).max(sensitiveIndustries.length).optional(),
  highRiskType: z.enum(highRiskTypes).optional(),
  expectedUses: z.array(z.enum(expectedUses)).max(expectedUses.length).optional(),
  fundSource: z.enum(fundSources).optional(),
  fundSourceText: line.describe('The source of funds in words, if it is `other`.'),
  storedAmount: z.enum(storedAmounts).optional().describe('US dollars.'),
});

export const businessAnswers = z.object({
  legalName: line,
  tradingName: line.describe('The name that the business trades under.'),
  taxId: line,
  isOwnedByEntity: yesNo,
  incorporatedOn: day,
  commencedOn: day,
  incorporationCountry: country,
  registrationNumber: line,
  employees: line,
  phoneNumber: line,
  phoneCountry: country,
  website: line,
  marketplaceLink: line,
  socialLink: line,
  noWebsiteReason: lines,
  address: addressAnswers.optional(),
  tradingAddresses: z.array(addressAnswers).max(20).optional(),
});

const secondTierOwner = z.object({ id: entryId, type: z.enum(ownerTypes).optional(), name: line, percent });

const ownerAnswers = z.object({
  id: entryId,
  type: z.enum(ownerTypes).optional(),
  isSelf: yesNo.describe('The owner is the person who owns the account.'),
  firstName: line,
  lastName: line,
  email,
  jobTitle: line,
  isAuthorizedSigner: yesNo,
  bankingAccess: z.enum(bankingAccesses).optional(),
  legalName: line.describe('Of an entity or a trust.'),
  trustee: line,
  settlor: line,
  isPubliclyTraded: yesNo,
  tradedAt: line.describe('The exchange.'),
  trustFileId: fileId.optional().describe('The deed of a trust, in the group `documentation`.'),
  trustLanguage: language,
  owners: z.array(secondTierOwner).max(20).optional(),
  percent,
  taxId: line,
  taxCountry: country,
});

export const ownersAnswers = z.object({
  hasEntityUbo: yesNo.describe('Whether an entity or a trust owns a part.'),
  owners: z.array(ownerAnswers).max(20).optional(),
  isRestAttested: yesNo.describe('That nobody else owns 10 % or more.'),
});

export const officersAnswers = z.object({
  officers: z
    .array(
      z.object({
        id: entryId,
        isSelf: yesNo.describe('The officer is the person who owns the account.'),
        ownerId: entryId.describe('The owner that the officer is.'),
        firstName: line,
        lastName: line,
        email,
        jobTitle: line,
      }),
    )
    .max(20)
    .optional(),
});

const documentAnswers = z
  .object({
    fileId: fileId.optional().describe('Of a file in the group `documentation`, with the document’s role.'),
    kind: proofKind,
    language,
    issuedOn: day.describe('The date on the document.'),
  })
  .optional();

export const documentationAnswers = z.object({
  incorporationCertificate: documentAnswers,
  operatingAgreement: documentAnswers,
  ownershipStructureChart: documentAnswers,
  proofOfAddress: documentAnswers,
  shareholderCertificate: documentAnswers,
});

export const identityAnswers = z.object({
  birthDate: day,
  birthPlace: line,
  nationality: country,
  sex: z.enum(sexes).optional(),
  address: addressAnswers.optional(),
  documentType: z.enum(identityDocumentTypes).optional(),
  documentNumber: line,
  usTaxId: line.describe('SSN or ITIN, of people who live in the United States or are its citizens.'),
  addressProof: z
    .object({
      fileId: fileId.optional().describe('Of a file of the person in the group `proofOfPhysicalResidentialAddress`.'),
      kind: proofKind,
      language,
      issuedOn: day.describe('The date on the document: under 3 months ago, of a government ID at most 90 days.'),
    })
    .optional()
    .describe(
      'Of people who live in another country than that of their nationality, unless they show a residence permit.',
    ),
});

export const publicOfficeAnswers = z.object({
  publicOffice: z.enum(publicOffices).optional(),
  holderName: line,
  position: line,
  country,
  from: day,
  until: day.describe('Absent: still in office.'),
  isConfirmed: yesNo,
});

/** How the answers of a step are saved. */
export const savedAs = z.object({
  isDraft: z
    .boolean()
    .default(false)
    .describe('Saves unfinished answers. Otherwise each missing or wrong answer is refused, field by field.'),
  version: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('The version that the answers are based on. Refused if somebody saved another one since.'),
});

export const answerProblem = z.object({
  path: z.string().describe('Dotted path of the answer within its step, such as `owners.0.percent`.'),
  message: z.string(),
  key: z.string().describe('Names the message, for translations.'),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What the message is filled with.'),
});

export const stepStatus = z.enum(verificationStepStatuses);

export const savedStep = z.object({
  status: stepStatus,
  version: z.number().int().describe('Send it with the next answers.'),
  missing: z.array(answerProblem),
  identityStatus: z
    .enum(identityStatuses)
    .optional()
    .describe('After the identity was saved: other details than the checked ones need another check.'),
  handle: z.string().optional().describe('Of the organization, after the setup was submitted.'),
});
namedShapes.add(savedStep, { id: 'SavedVerificationStep', io: 'output' });

const stepOf = <Answers extends z.ZodType>(answers: Answers) =>
  z.object({
    status: stepStatus,
    completed: z.boolean().describe('Whether it needs nothing more of the applicant.'),
    version: z.number().int(),
    returnedNote: z
      .string()
      .optional()
      .describe('What staff wrote when they returned the step; absent once it was submitted again.'),
    requestAdditionalInfo: z
      .enum(['sent', 'replied'])
      .optional()
      .describe('A request for information about the step that is not reviewed.'),
    data: answers.nullable().describe('Null before anything was answered, and to those who may not see it.'),
  });

/** Where the identity check of a person stands. */
export const identityCheck = z.object({
  status: stepStatus.describe('Of the step `personIdentityKyc`.'),
  identityStatus: z.string(),
  outcome: z
    .enum(identityOutcomes)
    .describe('`open`: the vendor’s page was not finished. `retry`: start another session.'),
});
namedShapes.add(identityCheck, { id: 'IdentityCheck', io: 'output' });

/** Somebody who has to verify themselves: a beneficial owner or an officer. */
export const verifiedPerson = z.object({
  id: z.string().describe('Of the owner or officer in the answers.'),
  as: z.enum(['owner', 'officer']),
  email: z.string(),
  status: z
    .enum([
      'not_invited',
      'invited',
      'invite_expired',
      'registered',
      'in_progress',
      'submitted',
      'completed',
      'approved',
      'denied',
    ])
    .describe(
      '`invite_expired`: the link works no more, and `ubo-email` sends another. `registered`: has signed up, and not begun.',
    ),
});

export const verification = z.object({
  verificationStatus: z.enum(verificationStatuses),
  today: calendarDate.describe('By which ages and dates are judged.'),
  isOwner: z.boolean().describe('Others answer for themselves only.'),
  ownerEmail: z.string().optional().describe('Of the owner, to the owner only: other owners and officers have others.'),
  plusAddressesOnlyAt: z
    .string()
    .optional()
    .describe('The only domain whose addresses may have a plus sign when they are new; absent: every domain’s may.'),
  pricingTier: pricingTier.describe('Of the organization: some accesses need a plan.'),
  freePlan: z
    .object({ balance: wireDecimal.describe('In US dollars.'), weeks: z.number().int() })
    .optional()
    .describe('The balance that the free plan requires within weeks of the approval. Absent on another plan.'),
  handle: z.string().optional().describe('Of the organization; absent until it has one.'),
  isHandleSettled: z
    .boolean()
    .describe('Whether the handle can’t be changed: from the hand-in on, also after a reset.'),
  startedOnMobile: z.boolean(),
  identityStatus: z.enum(identityStatuses).describe('Of the identity check of the signed-in person.'),
  isFinalized: z.boolean().describe('Whether the signed-in person has nothing to do now.'),
  isFinished: z.boolean().describe('Whether the owner has gone through the pages that follow.'),
  canFinalize: z.boolean(),
  welcome: z
    .object({
      points: z.number().int(),
      until: instant.describe('Until when the verification must be handed in.'),
      secondsLeft: z.number().int().describe('From this answer until then; 0 when it is over.'),
      isGranted: z.boolean(),
    })
    .optional()
    .describe('The welcome bonus. Absent for people who don’t own the business, or did not sign up themselves.'),
  missing: z.array(answerProblem.extend({ step: z.enum(answeredStepNames) })),
  people: z.array(verifiedPerson),
  files: z.array(uploadedFile).describe('The documents that the answers name, for those who may see them.'),
  selectedFileLanguage: fileLanguage
    .optional()
    .describe('The language that the person chose last: the first choice for the next document.'),
  isUbosFormsSkipped: z
    .boolean()
    .optional()
    .describe('Whether the person put the owners and officers off. They are still needed to hand everything in.'),
  isIdentityCheckSkipped: z
    .boolean()
    .optional()
    .describe('Whether the person put their identity check off. It is still needed to hand everything in.'),
  finishStep: z
    .enum(finishSteps)
    .optional()
    .describe('The page that the owner had reached after the hand-in, to go on there.'),
  waitlists: z
    .array(z.string())
    .describe('Currencies whose waiting lists the organization has joined, in alphabetical order; for its owner.'),
  steps: z.object({
    bankAccount: stepOf(setupAnswers),
    companyRiskProfile: stepOf(riskProfileAnswers),
    kyb: stepOf(businessAnswers),
    documentation: stepOf(documentationAnswers),
    ubos: stepOf(ownersAnswers.extend(officersAnswers.shape)),
    personIdentityKyc: stepOf(identityAnswers),
    pep: stepOf(publicOfficeAnswers),
    onboardingCheckout: stepOf(checkout),
  }),
});
namedShapes.add(verification, { id: 'Verification', io: 'output' });

export const neededDocument = z.object({
  role: z.enum(documentRoles),
  mustBeRecent: z.boolean().describe('Under three months old.'),
  isUboRegisterExtract: z.boolean().describe('Belgium: the extract of the UBO register.'),
});
