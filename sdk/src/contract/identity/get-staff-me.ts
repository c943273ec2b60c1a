import * as z from 'zod';
import { defineCall, everyStaff, staffRoles } from '../kernel/call.ts';
import { userId } from '../kernel/wire.ts';
import { keptPreferences, profile, storedLocale } from './shapes.ts';

export const currentStaff = z.object({
  userId,
  email: z.string(),
  role: z.enum(staffRoles),
  isAdmin: z.literal(true),
  profile: profile.pick({ firstName: true, lastName: true }),
  locale: storedLocale,
  preferences: keptPreferences,
});

export const getStaffMe = defineCall({
  method: 'GET',
  path: '/admin/me',
  summary: 'The signed-in staff member.',
  origin: 'spec',
  access: everyStaff,
  output: currentStaff,
  errors: [],
});
