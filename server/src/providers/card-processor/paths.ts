/** Our page around the processor's fields. */
export const cardFieldsPath = '/card-fields';
/** Where the processor posts its events to. */
export const cardWebhookPath = '/callbacks/card-events';
