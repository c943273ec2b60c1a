import { createHash } from 'node:crypto';
import { checkDigits } from '../../validation/index.ts';

/**
 * Returns the reference that names an organization in its deposits: a creditor reference of ISO 11649, whose check
 * digits detect typing errors. The part after them is an index of the table of organizations.
 */
export function depositReferenceOf(organizationId: string): string {
  const text = createHash('md5').update(organizationId).digest('hex').slice(0, 12).toUpperCase();
  return `RF${checkDigits(text, 'RF')}${text}`;
}

/** In groups of four, as people read and type it. */
export const inGroups = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Finds the first valid reference in what a sender wrote; null without one. @returns the part after the check digits */
export function findReference(remittance: string): string | null {
  const compact = remittance.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  for (const [, digits, text = ''] of compact.matchAll(/(?=RF(\d\d)([0-9A-F]{12}))/g)) {
    if (checkDigits(text, 'RF') === digits) return text;
  }
  return null;
}
