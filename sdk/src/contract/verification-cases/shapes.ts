import * as z from 'zod';
import { identityOutcomes, organizationSteps, verificationDecisions } from '../../rules/verification/index.ts';
import { accountApplication } from '../account-applications/shapes.ts';
import { organizationRow } from '../back-office/shapes.ts';
import { staffInformationRequest } from '../information-requests/shapes.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { trimmedText } from '../kernel/texts.ts';
import { instant, organizationId, userId } from '../kernel/wire.ts';
import { answerProblem, identityAnswers, publicOfficeAnswers, verification } from '../verification/shapes.ts';

export const companyStep = z.enum(organizationSteps);

/** Why something is refused; the owner reads it. */
export const decisionNote = trimmedText(5000).min(1, 'This field is required.');

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
});
namedShapes.add(personCase, { id: 'PersonCase', io: 'output' });

/** A decision of staff. */
export const caseDecision = z.object({
  decision: z.enum(verificationDecisions),
  step: companyStep.optional().describe('Absent: about the company or the person as a whole.'),
  userId: userId.optional().describe('The person that it is about.'),
  note: z.string().optional(),
  decidedBy: z.string().describe('Name of the staff member.'),
  decidedAt: instant,
});
namedShapes.add(caseDecision, { id: 'CaseDecision', io: 'output' });

export const companyRecord = companyCase.extend({
  owner: z.object({ userId, name: z.string(), email: z.string() }),
  steps: verification.shape.steps.omit({ personIdentityKyc: true, pep: true }),
  missing: verification.shape.missing,
  people: z.array(personCase),
  providers: z.array(accountApplication).describe('At account providers, once the company is approved.'),
  decisions: z.array(caseDecision).describe('Newest first.'),
  additionalInfoRequests: z.array(staffInformationRequest).describe('Newest first.'),
});
namedShapes.add(companyRecord, { id: 'CompanyRecord', io: 'output' });

export const personRecord = personCase.extend({
  identity: identityAnswers.nullable(),
  publicOffice: publicOfficeAnswers.nullable(),
  missing: z.array(answerProblem),
  sessions: z
    .array(z.object({ outcome: z.enum(identityOutcomes), startedAt: instant, decidedAt: instant.optional() }))
    .describe('With the identity vendor, newest first.'),
  decisions: z.array(caseDecision).describe('Newest first.'),
});
namedShapes.add(personRecord, { id: 'PersonRecord', io: 'output' });
