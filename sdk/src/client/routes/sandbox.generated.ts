// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** The time of the business clock. */
export const getClock = /* @__PURE__ */ route<Contract['getClock']>({
  method: 'GET',
  path: '/sandbox/clock',
  access: 'public',
});

/** Moves the business clock forward and does the work that becomes due, in order. */
export const moveClock = /* @__PURE__ */ route<Contract['moveClock']>({
  method: 'POST',
  path: '/sandbox/clock',
  access: 'public',
});
