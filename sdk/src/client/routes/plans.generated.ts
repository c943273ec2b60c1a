// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Gives an organization more time for the balance of the free plan, or does without it. Mails its owner. */
export const decideFreePlanBalance = /* @__PURE__ */ route<Contract['decideFreePlanBalance']>({
  method: 'PUT',
  path: '/admin/free-plan-balances/{id}',
  access: 'staff',
  roles: ['compliance-head', 'customer-success'],
});

/** The plan of the organization, its latest charges, and the balance that the free plan requires. */
export const getPlan = /* @__PURE__ */ route<Contract['getPlan']>({
  method: 'GET',
  path: '/organization/plan',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Organizations of which the free plan requires a balance, the latest approved first. */
export const listFreePlanBalances = /* @__PURE__ */ route<Contract['listFreePlanBalances']>({
  method: 'GET',
  path: '/admin/free-plan-balances',
  access: 'staff',
});
