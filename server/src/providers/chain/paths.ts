/** Where the wallet's provider posts its events to. */
export const chainWebhookPath = '/callbacks/chain-events';
