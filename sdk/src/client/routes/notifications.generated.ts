// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Every mail that the product sends, written with example data in each language. */
export const listEmailingDocs = /* @__PURE__ */ route<Contract['listEmailingDocs']>({
  method: 'GET',
  path: '/internal-tools/emailing-docs',
  access: 'public',
});
