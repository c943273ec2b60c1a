import * as z from 'zod';
import { anyone, defineCall, everyCustomer, everyStaff } from './call.ts';
import { filledText } from './texts.ts';
import { email, instant, organizationId, userId } from './wire.ts';

const password = filledText(200);

const intermediateAnswer = z.object({
  userId,
  otpRequired: z.boolean().describe('False on a device that was remembered; confirm then needs no code.'),
  resendAt: instant.describe('When a new code may be asked for.'),
});

export const startSession = defineCall({
  method: 'POST',
  path: '/sessions/intermediate',
  summary: 'Checks e-mail and password and mails a one-time code. Sets the intermediate session cookie.',
  origin: 'spec',
  access: anyone,
  body: z.object({ email, password }),
  output: intermediateAnswer.extend({
    organizations: z.array(z.object({ organizationId, legalName: z.string() })),
  }),
  errors: ['InvalidCredentialsError', 'BruteForceAttemptError', 'PersonOrCompanyDisabled'],
});

export const confirmSession = defineCall({
  method: 'POST',
  path: '/sessions/confirm',
  summary: 'Confirms the one-time code (header otp-code) and opens the session.',
  origin: 'spec',
  access: { kind: 'intermediate' },
  otp: 'own',
  body: z.object({
    remember2FaChecked: z.boolean().default(false),
    organizationId: organizationId.optional().describe('Which business to act for; the first when absent.'),
  }),
  output: z.object({ userId, organizationId: organizationId.nullable() }),
  errors: ['OtpRequiredError', 'InvalidOtpError', 'ExpiredOtpError', 'ReusedLoginOtpError', 'BruteForceAttemptError'],
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/sessions',
  summary: 'Signs out and forgets the session.',
  origin: 'spec',
  access: everyCustomer,
  errors: [],
});

export const startStaffSession = defineCall({
  method: 'POST',
  path: '/admin/sessions/intermediate',
  summary: 'Checks a staff member’s e-mail and password and mails a one-time code.',
  origin: 'spec',
  access: anyone,
  body: z.object({ email, password }),
  output: intermediateAnswer,
  errors: ['InvalidCredentialsError', 'BruteForceAttemptError', 'PersonOrCompanyDisabled'],
});

export const confirmStaffSession = defineCall({
  method: 'POST',
  path: '/admin/sessions/confirm',
  summary: 'Confirms a staff member’s one-time code (header otp-code) and opens the session.',
  origin: 'spec',
  access: { kind: 'staff-intermediate' },
  otp: 'own',
  body: z.object({ remember2FaChecked: z.boolean().default(false) }),
  output: z.object({ userId }),
  errors: ['OtpRequiredError', 'InvalidOtpError', 'ExpiredOtpError', 'ReusedLoginOtpError', 'BruteForceAttemptError'],
});

export const endStaffSession = defineCall({
  method: 'DELETE',
  path: '/admin/sessions',
  summary: 'Signs a staff member out.',
  origin: 'spec',
  access: everyStaff,
  errors: [],
});
