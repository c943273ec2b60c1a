// Written by sdk/scripts/generate-live-events.ts from the contract. Run `npm run generate`; do not edit.
import type { LiveEventName } from '../contract/index.ts';

/** The events to listen for on `/api/{userId}/events`. */
export const liveEventNames: readonly LiveEventName[] = [
  'balance.changed',
  'contact.changed',
  'external-account.changed',
  'invoice.changed',
  'member.changed',
  'transfer.changed',
];
