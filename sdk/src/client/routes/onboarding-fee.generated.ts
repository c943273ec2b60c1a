// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Opens the card fields for the onboarding fee. */
export const createCheckoutSession = /* @__PURE__ */ route<Contract['createCheckoutSession']>({
  method: 'POST',
  path: '/verification/card-session',
  access: 'customer',
  roles: ['owner'],
});

/** Keeps a card for the onboarding fee, which is charged only if the business is approved. */
export const saveCheckoutCard = /* @__PURE__ */ route<Contract['saveCheckoutCard']>({
  method: 'POST',
  path: '/verification/credit-card-customer-profile',
  access: 'customer',
  roles: ['owner'],
});
