import { createHash } from 'node:crypto';
import type { AccountType } from '@quittance/sdk/contract';
import { checkDigits } from '../../validation/index.ts';

/**
 * Returns the reference that names an organization in its deposits, or one of its Smart and Merchant accounts: a creditor
 * reference of ISO 11649, whose check digits detect typing errors. The part after them is an index of the tables.
 */
export function depositReferenceOf(organizationId: string, accountType: AccountType = 'traditional'): string {
  const named = accountType === 'traditional' ? organizationId : `${organizationId}:${accountType}`;
  const text = createHash('md5').update(named).digest('hex').slice(0, 12).toUpperCase();
  return `RF${checkDigits(text, 'RF')}${text}`;
}

/**
 * Returns the reference that names an invoice in a bank transfer: a creditor reference of ISO 11649, whose `INV` can't
 * be a digit of an organization's. The digits after it are an index of the table of invoices.
 */
export function invoiceReferenceOf(invoiceId: string): string {
  const text = `INV${createHash('md5').update(invoiceId).digest('hex').slice(0, 16).toUpperCase()}`;
  return `RF${checkDigits(text, 'RF')}${text}`;
}

/** Finds the first valid reference of an invoice in what a sender wrote; null without one. @returns the digits after `INV` */
export function findInvoiceReference(remittance: string): string | null {
  for (const [, digits, text = ''] of compacted(remittance).matchAll(/(?=RF(\d\d)(INV[0-9A-F]{16}))/g)) {
    if (checkDigits(text, 'RF') === digits) return text.slice(3);
  }
  return null;
}

/** Capitals and digits only, since people type references in many ways. */
const compacted = (remittance: string): string => remittance.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** In groups of four, as people read and type it. */
export const inGroups = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Finds the first valid reference in what a sender wrote; null without one. @returns the part after the check digits */
export function findReference(remittance: string): string | null {
  for (const [, digits, text = ''] of compacted(remittance).matchAll(/(?=RF(\d\d)([0-9A-F]{12}))/g)) {
    if (checkDigits(text, 'RF') === digits) return text;
  }
  return null;
}
