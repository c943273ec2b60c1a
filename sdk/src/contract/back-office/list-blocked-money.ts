import { complianceStaff, defineCall } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';
import { blockedMoney } from './shapes.ts';

export const listBlockedMoney = defineCall({
  method: 'GET',
  path: '/admin/blocked-money',
  summary: 'Money that is kept by order of an authority: transfers, then payments, the latest made first.',
  origin: 'ours',
  access: complianceStaff,
  query: pageQuery,
  output: page(blockedMoney),
  errors: [],
});
