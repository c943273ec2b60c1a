export type {
  Chain,
  ChainEvent,
  ChainTransaction,
  SendReport,
  TransactionFate,
} from './chain.ts';
export { chainWebhookPath } from './paths.ts';
export { sandboxChain, sandboxChainKey } from './sandbox-chain.ts';
export { signedChainHeaders, writeChainWebhook } from './webhook-format.ts';
