export { cardFieldsRoutes } from './card-fields-routes.ts';
export {
  type CardDeclineCode,
  type CardEvent,
  type CardFacts,
  type CardNews,
  type CardOrder,
  type CardProcessor,
  type CardWebhook,
  type ChargeReport,
  cardDeclineCodes,
  type StoredCard,
} from './card-processor.ts';
export { cardFieldsPath, cardWebhookPath } from './paths.ts';
export { type SandboxBooks, sandboxBooks } from './sandbox-books.ts';
export { sandboxCardProcessor, sandboxWebhookKey } from './sandbox-card-processor.ts';
export { sandboxProcessorSite } from './sandbox-site.ts';
export { signedHeaders, writeWebhook } from './webhook-format.ts';
