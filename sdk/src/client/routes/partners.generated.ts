// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Creates a new guest link for an invoice of the organization that owns the key. */
export const createGuestLink = /* @__PURE__ */ route<Contract['createGuestLink']>({
  method: 'POST',
  path: '/partners/guest-links',
  access: 'api-key',
});

/** Creates and sends an invoice for the organization that owns the key, and returns its guest link. */
export const createPartnerInvoice = /* @__PURE__ */ route<Contract['createPartnerInvoice']>({
  method: 'POST',
  path: '/partners/invoices',
  access: 'api-key',
  movesMoney: true,
});

/** An invoice of the organization that owns the key. */
export const getPartnerInvoice = /* @__PURE__ */ route<Contract['getPartnerInvoice']>({
  method: 'GET',
  path: '/partners/invoices/{id}',
  access: 'api-key',
});
