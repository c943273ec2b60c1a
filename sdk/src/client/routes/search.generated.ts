// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** The organization’s contacts and invoices that match a text, those of one kind together, the best first. */
export const searchRecords = /* @__PURE__ */ route<Contract['searchRecords']>({
  method: 'GET',
  path: '/search',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});
