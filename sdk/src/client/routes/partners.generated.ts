// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Creates an API key for a back end of the organization. Only this answer has the secret. */
export const createApiKey = /* @__PURE__ */ route<Contract['createApiKey']>({
  method: 'POST',
  path: '/api-keys',
  access: 'customer',
  roles: ['owner'],
  otp: { purpose: 'POST /api-keys' },
});

/** Opens a session of minutes for widgets on a page: of the key’s organization, its invoice, or a customer of it. */
export const createEmbedSession = /* @__PURE__ */ route<Contract['createEmbedSession']>({
  method: 'POST',
  path: '/embed/sessions',
  access: 'api-key',
  exactlyOnce: true,
});

/** Creates a new guest link for an invoice of the organization that owns the key. */
export const createGuestLink = /* @__PURE__ */ route<Contract['createGuestLink']>({
  method: 'POST',
  path: '/partners/guest-links',
  access: 'api-key',
});

/** Creates a business and its owner, for whom embed sessions can be opened, and mails the owner an invitation. The owner chooses the kind of business in the setup. */
export const createPartnerCustomer = /* @__PURE__ */ route<Contract['createPartnerCustomer']>({
  method: 'POST',
  path: '/partners/customers',
  access: 'api-key',
  exactlyOnce: true,
});

/** Creates and sends an invoice for the organization that owns the key, and returns its guest link. The guest is written to in the language of the organization’s owner. */
export const createPartnerInvoice = /* @__PURE__ */ route<Contract['createPartnerInvoice']>({
  method: 'POST',
  path: '/partners/invoices',
  access: 'api-key',
  exactlyOnce: true,
});

/** A business that the partner created, with the status of its verification. */
export const getPartnerCustomer = /* @__PURE__ */ route<Contract['getPartnerCustomer']>({
  method: 'GET',
  path: '/partners/customers/{customerId}',
  access: 'api-key',
});

/** An invoice of the organization that owns the key. */
export const getPartnerInvoice = /* @__PURE__ */ route<Contract['getPartnerInvoice']>({
  method: 'GET',
  path: '/partners/invoices/{id}',
  access: 'api-key',
});

/** The organization’s API keys that were not revoked, newest first. */
export const listApiKeys = /* @__PURE__ */ route<Contract['listApiKeys']>({
  method: 'GET',
  path: '/api-keys',
  access: 'customer',
  roles: ['owner'],
});

/** Revokes an API key: it and its embed sessions are refused from now on. */
export const revokeApiKey = /* @__PURE__ */ route<Contract['revokeApiKey']>({
  method: 'DELETE',
  path: '/api-keys/{apiKeyId}',
  access: 'customer',
  roles: ['owner'],
});

/** Ends an embed session, for example when its person signs out of the partner’s page. */
export const revokeEmbedSession = /* @__PURE__ */ route<Contract['revokeEmbedSession']>({
  method: 'DELETE',
  path: '/embed/sessions/{embedSessionId}',
  access: 'api-key',
});
