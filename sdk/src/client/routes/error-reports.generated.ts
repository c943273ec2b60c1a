// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Stores an uncaught error of the portal or the back office, without personal data. */
export const reportError = /* @__PURE__ */ route<Contract['reportError']>({
  method: 'POST',
  path: '/error-reports',
  access: 'public',
});
