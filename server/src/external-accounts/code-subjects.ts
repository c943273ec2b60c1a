import type { CodeSubjects } from '../identity/index.ts';
import { organizationOf, Refusal } from '../kernel/index.ts';
import { getUsableCheck } from './name-checks.ts';

/** The mail with a code that confirms a bank account to pay out to. */
export const externalAccountCodeSubjects: CodeSubjects<'external-account'> = {
  'external-account': async ({ context, call, values: { nameCheckId } }) => {
    const { actor, db } = context;
    if (actor.kind !== 'customer') throw new Refusal('ForbiddenError', 'Only customers have bank accounts to pay.');
    const check = await getUsableCheck(db, { nameCheckId, organizationId: organizationOf(actor) });
    const action = call.method === 'POST' ? 'add' : 'change';
    const { holder_name: holderName, masked_number: maskedNumber, currency } = check;
    return (code) => ({ template: 'recipient-code', data: { code, action, holderName, maskedNumber, currency } });
  },
};
