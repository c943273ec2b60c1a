export type { CallName, Contract, ErrorCode, LiveEvent, LiveEventName, StreamSignal } from '../contract/index.ts';
export type { Decoded } from '../money/index.ts';
export {
  ApiError,
  type ApiErrorFields,
  type ApiErrorKind,
  type ClientErrorCode,
  isMaintenance,
  isSessionLost,
  lostAnswer,
} from './api-error.ts';
export type { ClientAuth } from './authenticate.ts';
export type {
  AnswerOf,
  Client,
  ClientOptions,
  CommonOptions,
  RequestOf,
  RequestOptions,
} from './client.ts';
export { createClient } from './create-client.ts';
export { createCookieClient } from './create-cookie-client.ts';
export { createSessionClient } from './create-session-client.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { liveEventNames } from './live-events.generated.ts';
export { mayMake } from './may-make.ts';
export type { AskForCode, CodeOrder, CodeRequest } from './one-time-code.ts';
export type { DownloadedFile } from './read-file.ts';
export { type CodeOptions, requestWithCode } from './request-with-code.ts';
export type { Route } from './route.ts';
// One constant per call, with the call's name.
export * from './routes/index.generated.ts';
export type { GetSession, Session, SessionReason } from './session-tokens.ts';
