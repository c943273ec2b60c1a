import * as z from 'zod';
import { filledText } from '../kernel/texts.ts';
import { instant, userId } from '../kernel/wire.ts';

export const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().optional(),
  phoneNumberCountryIso: z.string().optional(),
  phoneNumberVerified: z.boolean(),
});

export const personStatus = z.enum(['enabled', 'restricted', 'suspended']);
export type PersonStatus = z.infer<typeof personStatus>;

export const password = filledText(200);

export const intermediateAnswer = z.object({
  userId,
  otpRequired: z.boolean().describe('False on a device that was remembered; confirm then needs no code.'),
  resendAt: instant.describe('When a new code may be asked for.'),
});
