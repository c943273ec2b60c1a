// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Money in and out by month, what needs attention, and the latest transactions of the organization. */
export const getOverview = /* @__PURE__ */ route<Contract['getOverview']>({
  method: 'GET',
  path: '/dashboard/overview',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});
