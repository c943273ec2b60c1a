import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { required } from '../kernel/texts.ts';
import { email, organizationId } from '../kernel/wire.ts';
import { intermediateAnswer, password, providerAnswer, usedPasskey } from './shapes.ts';

const body = z.object({
  email: email.optional(),
  password: password.optional(),
  ...providerAnswer,
  passkey: usedPasskey
    .optional()
    .describe('Replaces the code, and lets its owner sign in while others guess the password.'),
});

/** Without the answer of a provider, e-mail and password are required; with it, its state. */
function requireOneWay(entry: z.output<typeof body>, context: z.RefinementCtx): void {
  const needed = entry.googleIdToken || entry.linkedInCode ? (['state'] as const) : (['email', 'password'] as const);
  for (const name of needed) {
    if (entry[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: required });
  }
}

export const startSession = defineCall({
  method: 'POST',
  path: '/sessions/intermediate',
  summary:
    'Checks e-mail and password, or what Google or LinkedIn answered, and mails a one-time code. Sets the intermediate session cookie.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: body.superRefine(requireOneWay),
  output: intermediateAnswer.extend({
    email: z.string().describe('Address of the account, to which codes are mailed.'),
    hasPasskey: z.boolean().describe('A passkey confirms the sign-in too.'),
    organizations: z.array(z.object({ organizationId, legalName: z.string() })),
  }),
  errors: [
    'InvalidCredentialsError',
    'BruteForceAttemptError',
    'PersonOrCompanyDisabled',
    'EmailNotVerifiedError',
    'InvalidIdentityError',
    'IdentityNotLinkedError',
    'IdentityProviderUnavailableError',
  ],
});
