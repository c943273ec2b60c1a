import { type Call, codeFieldOf, codePurposeOf } from '@quittance/sdk/contract';

/**
 * Returns the purpose of a one-time code as text: the call, and the object that its codes are bound to, as in
 * `POST /invoices/pay inv_…`. Requesting and checking a code must use the same purpose.
 * @param fields contain the id that the code is bound to: the body of the call, or of `sendEmailCode`
 */
export function codePurpose(call: Call, fields: Readonly<Record<string, unknown>> = {}): string {
  const purpose = codePurposeOf(call);
  if (purpose === undefined) throw new Error(`${call.method} ${call.path} takes no one-time code.`);
  const field = codeFieldOf(call);
  return field === null ? purpose : `${purpose} ${String(fields[field])}`;
}
