export { type AreaHandlers, createHttpApp, type HttpAppOptions } from './create-http-app.ts';
export type {
  Authentication,
  GuestInvites,
  HttpPorts,
  OneTimeCodeAttempt,
  OneTimeCodes,
} from './ports.ts';
export {
  type ContentSecurityPolicy,
  framedPagePolicy,
  pagePolicy,
  serializePolicy,
} from './security-headers.ts';
export { type RunningServer, type ServeOptions, serve } from './serve.ts';
export type { Surface } from './surface.ts';
