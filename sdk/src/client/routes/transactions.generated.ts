// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { readFile } from '../read-file.ts';
import { route } from '../route.ts';

/** All transactions of one currency account that match a filter, as a CSV file, newest first. */
export const exportTransactions = /* @__PURE__ */ route<Contract['exportTransactions']>({
  method: 'GET',
  path: '/transactions-file',
  access: 'customer',
  timeoutMs: 600000,
  roles: ['owner', 'manager', 'read-only'],
  read: readFile,
});

/** Opening and closing balance of a currency account in a period, with totals. GET /transactions has its lines. */
export const getAccountStatement = /* @__PURE__ */ route<Contract['getAccountStatement']>({
  method: 'GET',
  path: '/account-statement',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** An account statement as a file: opening balance, lines with running balances, closing balance. */
export const getStatementFile = /* @__PURE__ */ route<Contract['getStatementFile']>({
  method: 'GET',
  path: '/account-statement/file',
  access: 'customer',
  timeoutMs: 600000,
  roles: ['owner', 'manager', 'read-only'],
  read: readFile,
});

/** The lines of an account in a period, with proofs that anybody can check offline. */
export const getStatementProof = /* @__PURE__ */ route<Contract['getStatementProof']>({
  method: 'GET',
  path: '/account-statement/proof',
  access: 'customer',
  timeoutMs: 600000,
  roles: ['owner', 'manager', 'read-only'],
  read: readFile,
});

/** One transaction of the organization. */
export const getTransaction = /* @__PURE__ */ route<Contract['getTransaction']>({
  method: 'GET',
  path: '/transactions/{transactionId}',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The transactions of one currency account, newest first. */
export const listTransactions = /* @__PURE__ */ route<Contract['listTransactions']>({
  method: 'GET',
  path: '/transactions',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});
