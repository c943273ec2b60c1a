import { defineCall, organizationReaders } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';
import { referralPartner } from './shapes.ts';

export const listReferralPartners = defineCall({
  method: 'GET',
  path: '/contacts/referral-partners',
  summary: 'The organization’s referrals, newest first.',
  origin: 'ours',
  access: organizationReaders,
  query: pageQuery,
  output: page(referralPartner),
  errors: [],
});
