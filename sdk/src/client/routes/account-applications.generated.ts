// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Faults that account providers found in the applications of a company, newest first. */
export const listProviderErrors = /* @__PURE__ */ route<Contract['listProviderErrors']>({
  method: 'GET',
  path: '/admin/verification/routefusion-errors/{id}',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Sends an application again in which the account provider found faults. */
export const sendApplicationAgain = /* @__PURE__ */ route<Contract['sendApplicationAgain']>({
  method: 'POST',
  path: '/admin/verification/send-application-again',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});
