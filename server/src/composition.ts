import type { Hono } from 'hono';
import type { HttpPorts } from './http/index.ts';
import { authentication, oneTimeCodes } from './identity/index.ts';
import { guestInvites } from './invoices/index.ts';
import type { App } from './kernel/index.ts';
import type { LiveEvents } from './live-events/index.ts';
import { bankLinkingRoutes } from './providers/index.ts';
import { fontRoutes } from './sandbox/fonts/index.ts';
import { mailboxRoutes } from './sandbox/mailbox/index.ts';

// What areas give to the HTTP layer besides the handlers of their calls, put together.

export const createPorts = (app: App, liveEvents: LiveEvents): HttpPorts => ({
  authentication,
  guestInvites,
  liveEvents,
  oneTimeCodes: oneTimeCodes(app.clock),
});

/** Pages of the portal's listener that are no part of the portal app. */
export const createPages = (app: App): Hono[] => [bankLinkingRoutes(app), mailboxRoutes(app), fontRoutes(app)];
