import { findUserByEmail, networkSubject, spendAttempt } from '../identity/index.ts';
import { prepared } from '../kernel/index.ts';

export const handler = prepared<'checkIfEmailExists', null>({
  // Counted before the answer, and even if it is refused: the limit is all that keeps addresses from being tried out.
  prepare: async ({ app, ip }) => {
    await spendAttempt(app.db, { subject: networkSubject(ip), kind: 'email-lookup' });
    return null;
  },
  run: async ({ db }, { body }) => ({ exists: (await findUserByEmail(db, 'customer', body.email)) !== null }),
});
