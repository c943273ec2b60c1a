import { createHash } from 'node:crypto';
import { type Call, codeFieldsOf, codePurposeOf } from '@quittance/sdk/contract';
import type { Actor } from './actor.ts';

/** What a code may be bound to besides its call. */
export interface CodeBinding {
  /** With the values of the call's `codeFieldsOf`: parameters and body of the call, or the body of `sendEmailCode`. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Makes the call, for the organization that the session acts for. */
  readonly actor: Actor;
}

/**
 * Returns the purpose of a one-time code as text: the call, and a hash of what its codes are bound to. Requesting and
 * checking a code must use the same purpose. The hash keeps addresses out of the audit trail.
 */
export function codePurpose(call: Call, binding?: CodeBinding): string {
  const purpose = codePurposeOf(call);
  if (purpose === undefined) throw new Error(`${call.method} ${call.path} takes no one-time code.`);
  const names = codeFieldsOf(call);
  if (names.length === 0) return purpose;
  if (!binding) throw new Error(`The codes of ${call.method} ${call.path} are bound to ${names.join(', ')}.`);
  const { actor, fields } = binding;
  const organizationId = actor.kind === 'customer' ? actor.organizationId : null;
  const bound = JSON.stringify([organizationId, ...names.map((name) => String(fields[name]))]);
  return `${purpose} ${createHash('sha256').update(bound).digest('base64url')}`;
}
