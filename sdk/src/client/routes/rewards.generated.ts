// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Reward points of the organization, what they are worth, and how the latest were earned. */
export const getRewards = /* @__PURE__ */ route<Contract['getRewards']>({
  method: 'GET',
  path: '/dashboard/rewards',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Exchanges reward points for money in the US dollar account of the organization. */
export const redeemPoints = /* @__PURE__ */ route<Contract['redeemPoints']>({
  method: 'POST',
  path: '/dashboard/rewards/redeem',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});
