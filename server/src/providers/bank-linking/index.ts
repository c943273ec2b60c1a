export type { BankLinking, LinkedAccount, LinkToken } from './bank-linking.ts';
export { bankLinkingRoutes } from './routes.ts';
export { sandboxBankLinking } from './sandbox-bank-linking.ts';
