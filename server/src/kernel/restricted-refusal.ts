import type { OrganizationRestriction } from '@quittance/sdk/rules';
import { Refusal } from './refusal.ts';

const messages: Readonly<Record<OrganizationRestriction, string>> = {
  denied: 'The verification of the company was denied.',
  restricted: 'The person or the company is restricted.',
};

/** Returns the refusal of somebody who is restricted, or whose company is. */
export const restrictedRefusal = (restriction: OrganizationRestriction): Refusal =>
  new Refusal('PersonOrCompanyDisabled', messages[restriction]);
