import type { Hono } from 'hono';
import { accountCallbackRoutes } from './account-applications/index.ts';
import type { HttpPorts } from './http/index.ts';
import { authentication, oneTimeCodes } from './identity/index.ts';
import { guestInvites } from './invoices/index.ts';
import type { App } from './kernel/index.ts';
import type { LiveEvents } from './live-events/index.ts';
import { bounceRoutes, receiptRoutes } from './notifications/index.ts';
import { embedSessions } from './partners/index.ts';
import { cardWebhookRoutes, chainWebhookRoutes } from './payments/index.ts';
import {
  bankLinkingRoutes,
  cardFieldsRoutes,
  sandboxIdentityRoutes,
  sandboxIdentityVerificationRoutes,
  supportChatRoutes,
} from './providers/index.ts';
import { fontRoutes } from './sandbox/fonts/index.ts';
import { mailboxRoutes } from './sandbox/mailbox/index.ts';
import { sandboxChatRoutes } from './sandbox/support-chat/index.ts';
import { identityCallbackRoutes } from './verification/index.ts';

// Connects the areas to the ports of the HTTP layer.

export const createPorts = (app: App, liveEvents: LiveEvents): HttpPorts => ({
  authentication: authentication(app.config.sessionIdleMinutes),
  guestInvites,
  embedSessions,
  liveEvents,
  oneTimeCodes: oneTimeCodes(app),
});

/** Creates the pages that the portal's listener serves besides the portal app. */
export const createPages = (app: App): Hono[] => [
  bankLinkingRoutes(app),
  cardFieldsRoutes(app),
  cardWebhookRoutes(app),
  chainWebhookRoutes(app),
  sandboxIdentityRoutes(app),
  sandboxIdentityVerificationRoutes(app),
  identityCallbackRoutes(app),
  accountCallbackRoutes(app),
  receiptRoutes(app),
  bounceRoutes(app),
  mailboxRoutes(app),
  fontRoutes(app),
  supportChatRoutes(app),
  sandboxChatRoutes(app),
];
