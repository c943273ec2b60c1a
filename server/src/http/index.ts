export { createHttpApp, type HttpAppOptions } from './create-http-app.ts';
export { createReadiness } from './health.ts';
export type {
  Authentication,
  GuestInvites,
  HttpPorts,
  OneTimeCodeAttempt,
  OneTimeCodes,
} from './ports.ts';
export { type RunningServer, type ServeOptions, serve } from './serve.ts';
