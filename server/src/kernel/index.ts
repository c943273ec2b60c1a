export type { Actor, ActorOf } from './actor.ts';
export { actorLocale } from './actor-locale.ts';
export { addressBlock } from './address-block.ts';
export { Admission } from './admission.ts';
export type { App, Providers } from './app.ts';
export { asGuest } from './as-guest.ts';
export { assertAccess } from './assert-access.ts';
export { assertCurrency } from './assert-currency.ts';
export type { Clock } from './clock.ts';
export { codePurpose } from './code-purpose.ts';
export type {
  DefaultedJsonColumn,
  DefaultedMinorColumn,
  JsonColumn,
  MinorColumn,
  NullableJsonColumn,
  NullableMinorColumn,
} from './column-types.ts';
export { cookies } from './cookies.ts';
export type { CallContext, Handle, Handler, Handlers, PreparedHandler, Requester, StaffCall } from './handler.ts';
export { prepared } from './handler.ts';
export { newId, newSecret } from './ids.ts';
export { findLocale, type Language, type Locale, languageOf } from './locale.ts';
export { createLogger } from './log.ts';
export { type OperationContext, systemContext } from './operation-context.ts';
export { organizationOf } from './organization-of.ts';
export { type PersonActor, personOf } from './person-of.ts';
export {
  type FieldProblem,
  Refusal,
  type RefusalOptions,
  refuseField,
  refuseFields,
  refuseFormat,
  refuseUpload,
} from './refusal.ts';
export { restrictedRefusal } from './restricted-refusal.ts';
export { scrubText } from './scrub.ts';
export { seal, unseal } from './sealing.ts';
export { hashSecret } from './secret-hash.ts';
export type { Surface } from './surface.ts';
export { translatorOf } from './translator.ts';
export { signWebhook, verifyWebhook, type WebhookHeaders } from './verify-webhook.ts';
