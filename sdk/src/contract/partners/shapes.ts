import * as z from 'zod';
import { instant } from '../kernel/wire.ts';

export const guestLink = z.object({
  url: z.url().describe('The hosted page where the buyer sees and pays the invoice.'),
  token: z.string().describe('For the widgets, through their session callback. Opens this one invoice.'),
  expiresAt: instant,
});
