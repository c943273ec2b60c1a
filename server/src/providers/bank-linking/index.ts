export type { BankLinking, DebitAccount, LinkedAccount, LinkToken } from './bank-linking.ts';
export { bankLinkingRoutes } from './routes.ts';
export { linkSandboxAccount, sandboxBankLinking } from './sandbox-bank-linking.ts';
