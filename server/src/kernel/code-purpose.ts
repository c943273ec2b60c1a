import { type Call, codeFieldOf, codePurposeOf } from '@quittance/sdk/contract';

/**
 * What a one-time code confirms, in one text: the call, and what its codes are bound to, as in `POST /invoices/pay inv_…`.
 * Asking for a code and checking it must agree on it.
 * @param fields hold the id that the code is bound to: the body of the call, or of `sendEmailCode`
 */
export function codePurpose(call: Call, fields: Readonly<Record<string, unknown>> = {}): string {
  const purpose = codePurposeOf(call);
  if (purpose === undefined) throw new Error(`${call.method} ${call.path} takes no one-time code.`);
  const field = codeFieldOf(call);
  return field === null ? purpose : `${purpose} ${String(fields[field])}`;
}
