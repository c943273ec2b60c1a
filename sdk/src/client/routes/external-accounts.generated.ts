// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Adds a bank account to pay out to, after its name was checked. */
export const addExternalAccount = /* @__PURE__ */ route<Contract['addExternalAccount']>({
  method: 'POST',
  path: '/accounts',
  access: 'customer',
  roles: ['owner', 'manager'],
  otp: { purpose: 'POST /accounts', boundTo: ({ body }) => ({ nameCheckId: body?.['nameCheckId'] }) },
});

/** Changes the holder or the details of a bank account to pay out to. Its country, currency and rail stay. */
export const changeExternalAccount = /* @__PURE__ */ route<Contract['changeExternalAccount']>({
  method: 'PUT',
  path: '/accounts',
  access: 'customer',
  roles: ['owner', 'manager'],
  otp: { purpose: 'PUT /accounts', boundTo: ({ body }) => ({ nameCheckId: body?.['nameCheckId'] }) },
});

/** Asks the bank whether an account belongs to its holder. Saving the account takes the answer’s id. */
export const checkAccountName = /* @__PURE__ */ route<Contract['checkAccountName']>({
  method: 'POST',
  path: '/accounts/check-name',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** One bank account that the organization pays out to, with its history; also a removed one. */
export const getExternalAccount = /* @__PURE__ */ route<Contract['getExternalAccount']>({
  method: 'GET',
  path: '/accounts/{accountId}',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Every way to send money to a bank: countries, currencies, rails, and the fields that name an account. */
export const listAvailableCorridors = /* @__PURE__ */ route<Contract['listAvailableCorridors']>({
  method: 'GET',
  path: '/accounts/available-corridors',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The bank accounts that the organization pays out to, by name. */
export const listExternalAccounts = /* @__PURE__ */ route<Contract['listExternalAccounts']>({
  method: 'GET',
  path: '/accounts',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The currencies that money of an account can be sent in, to a country or to a bank account. */
export const listTransferCurrencies = /* @__PURE__ */ route<Contract['listTransferCurrencies']>({
  method: 'GET',
  path: '/accounts/transfer-currencies',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Removes a bank account from those to pay out to. Payments that were sent to it still show it. */
export const removeExternalAccount = /* @__PURE__ */ route<Contract['removeExternalAccount']>({
  method: 'DELETE',
  path: '/accounts',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Changes what the organization calls a bank account. */
export const renameExternalAccount = /* @__PURE__ */ route<Contract['renameExternalAccount']>({
  method: 'PUT',
  path: '/accounts/name',
  access: 'customer',
  roles: ['owner', 'manager'],
});
