import * as z from 'zod';
import {
  correctedFields,
  identityMismatches,
  identityOutcomes,
  openPartKinds,
  organizationSteps,
  verificationDecisions,
  verificationPhases,
} from '../../rules/verification/index.ts';
import { messageLimits } from '../../validation/messages.ts';
import { accountApplication } from '../account-applications/shapes.ts';
import { organizationFile, organizationRow } from '../back-office/shapes.ts';
import { fileId } from '../files/shapes.ts';
import { staffInformationRequest } from '../information-requests/shapes.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { required, text, trimmedText, wrongFormat } from '../kernel/texts.ts';
import { instant, organizationId, userId } from '../kernel/wire.ts';
import { verificationStatus } from '../organizations/shapes.ts';
import {
  answerProblem,
  identityAnswers,
  publicOfficeAnswers,
  verification,
  verifiedPerson,
} from '../verification/shapes.ts';

export const companyStep = z.enum(organizationSteps);

/** Why something is refused; the owner reads it. */
export const decisionNote = trimmedText(messageLimits.staffNote).min(1, required);

/** What a correction of staff is based on. */
export const readVersion = z
  .number()
  .int()
  .min(0)
  .describe('The version of the answers that was read. Refused if somebody changed them since.');

/** Of an owner in the answers; chosen by who answered. */
export const ownerId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/, wrongFormat)
  .describe('Id of the owner in the answers.');

/** A file that staff have looked at. */
export const reviewedFile = z.object({
  fileRole: text(60).describe('What the file is, such as `proofOfAddress`.'),
  fileId: fileId.describe('The file that was looked at: a newer one in its place must be looked at too.'),
  reviewed: z.boolean(),
});

/** A note of staff for colleagues, who alone read it. */
export const internalNoteText = trimmedText(messageLimits.staffNote).min(1, required);

/** A note of staff for colleagues. */
export const internalNote = z.object({
  noteId: z.string(),
  userId: userId.optional().describe('The person that it is about.'),
  note: z.string(),
  writtenBy: z.string().describe('Name of the staff member.'),
  writtenAt: instant,
});
namedShapes.add(internalNote, { id: 'InternalNote', io: 'output' });

/** A file of a case. */
export const caseFile = organizationFile.extend({
  reviewed: z.boolean(),
  reviewedBy: z.string().optional().describe('Name of the staff member.'),
  reviewedAt: instant.optional(),
});
namedShapes.add(caseFile, { id: 'CaseFile', io: 'output' });

/** An entity or a trust that owns a part of a company. */
export const caseEntity = z.object({
  ownerId: z.string(),
  status: z.enum(['invited', 'approved']).describe('`invited`: under review.'),
  approvedBy: z.string().optional().describe('Name of the staff member.'),
  approvedAt: instant.optional(),
});

/** A company under verification, in a list. */
export const companyCase = organizationRow.extend({
  providerStatuses: z.array(z.string()).describe('Of the account providers.'),
  displayStatus: z.string().describe('What is to be done, such as `needsReview`.'),
  finalizedAt: instant.optional().describe('When everything was handed in.'),
  isResubmissionRequested: z.boolean().describe('A step was returned and not submitted again.'),
  additionalInfoRequest: z
    .object({ isReplied: z.boolean(), isReviewed: z.boolean(), totalRequest: z.number().int() })
    .optional()
    .describe('Whether all requests for information are answered and reviewed; absent without any.'),
});
namedShapes.add(companyCase, { id: 'CompanyCase', io: 'output' });

/** How far somebody who signed up has come. */
export const signUpStages = ['email_not_verified', 'without_company', 'with_company'] as const;

/** Somebody who signed up, with the company that they joined first. */
export const signUpCase = z.object({
  signUpId: z.string().describe('Of the person, or of the sign-up while the e-mail address is not verified.'),
  name: z.string(),
  email: z.string(),
  phoneCountryIso: z.string().optional().describe('ISO 3166-1 alpha-2.'),
  signedUpAt: instant,
  stage: z.enum(signUpStages),
  company: companyCase.optional(),
});
namedShapes.add(signUpCase, { id: 'SignUpCase', io: 'output' });

/** A person under verification, in a list. */
export const personCase = z.object({
  userId,
  organizationId: organizationId.describe('The first organization that the person belongs to.'),
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  isUbo: z.boolean(),
  kycStatus: z.string(),
  pepStatus: z.string(),
  identityStatus: z.string(),
  mismatches: z
    .array(z.enum(identityMismatches))
    .describe('What of the document that counts differs from what the person declared: staff compare it.'),
});
namedShapes.add(personCase, { id: 'PersonCase', io: 'output' });

/** A decision or a correction of staff. */
export const caseDecision = z.object({
  decision: z.enum(verificationDecisions),
  field: z.enum(correctedFields).optional().describe('What was corrected.'),
  step: companyStep.optional().describe('Absent: about the company or the person as a whole.'),
  userId: userId.optional().describe('The person that it is about.'),
  ownerId: z.string().optional().describe('The entity or trust that it is about.'),
  note: z.string().optional(),
  decidedBy: z.string().describe('Name of the staff member.'),
  decidedAt: instant,
});
namedShapes.add(caseDecision, { id: 'CaseDecision', io: 'output' });

/** A phase of a review. */
export const casePhase = z.object({
  phase: z.enum(verificationPhases),
  status: z.string(),
  updatedBy: z.string().optional().describe('Name of who decided, otherwise of who answered.'),
  completedAt: instant.optional().describe('When it was decided, otherwise when it was handed in.'),
  infoRequest: z
    .enum(['sent', 'replied'])
    .optional()
    .describe('A request for information about the phase that is not reviewed.'),
});
namedShapes.add(casePhase, { id: 'CasePhase', io: 'output' });

/** What must be approved before the company is. */
export const openPart = z.object({
  kind: z.enum(openPartKinds),
  id: z.string().describe('Name of the step, user id of a person, or id within the answers.'),
});

export const companyRecord = companyCase.extend({
  owner: z.object({ userId, name: z.string(), email: z.string() }),
  steps: verification.shape.steps.omit({ personIdentityKyc: true, pep: true }),
  missing: verification.shape.missing,
  startedOnMobile: z.boolean().describe('Whether the owner began on a phone.'),
  phases: z.array(casePhase),
  openParts: z.array(openPart).describe('What must be approved before the company is.'),
  people: z.array(personCase),
  providers: z.array(accountApplication).describe('At account providers, once the company is approved.'),
  applicants: z
    .array(verifiedPerson.extend({ userId: userId.optional().describe('Once they have signed up.') }))
    .describe('Owners and officers who verify themselves.'),
  entities: z.array(caseEntity).describe('Owners that are no people.'),
  files: z.array(caseFile).describe('The latest hundred, of the company and its people.'),
  notes: z.array(internalNote).describe('Newest first, at most a hundred.'),
  decisions: z.array(caseDecision).describe('Newest first.'),
  additionalInfoRequests: z.array(staffInformationRequest).describe('Newest first.'),
});
namedShapes.add(companyRecord, { id: 'CompanyRecord', io: 'output' });

export const personRecord = personCase.extend({
  firstName: z.string(),
  lastName: z.string(),
  companyVerificationStatus: verificationStatus,
  isReliedOn: z
    .boolean()
    .describe('Whether a company was verified with this approved person in it: then the decision stays.'),
  identityVersion: z
    .number()
    .int()
    .describe('Of the answers about the identity. Send it with corrected names and with an approval.'),
  officeVersion: z.number().int().describe('Of the statement about public offices. Send it with an approval.'),
  canCorrectNames: z.boolean().describe('Whether the case is open for a correction of the names.'),
  identity: identityAnswers.nullable(),
  publicOffice: publicOfficeAnswers.nullable(),
  missing: z.array(answerProblem),
  sessions: z
    .array(
      z.object({
        outcome: z.enum(identityOutcomes),
        startedAt: instant,
        decidedAt: instant.optional(),
        mismatches: z
          .array(z.enum(identityMismatches))
          .optional()
          .describe('What of the approved document differs from what the person declared: then staff decide.'),
        superseded: z.boolean().describe('Staff asked for another check since: this one counts no more.'),
      }),
    )
    .describe('With the identity vendor, newest first.'),
  files: z.array(caseFile).describe('The latest hundred of this person.'),
  notes: z.array(internalNote).describe('About this person, newest first, at most a hundred.'),
  decisions: z.array(caseDecision).describe('Newest first.'),
});
namedShapes.add(personRecord, { id: 'PersonRecord', io: 'output' });
