import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { SystemService } from '@quittance/sdk/rules';
import type { Config } from '../config/index.ts';

type System = CallOutput<Contract['getSystem']>;
type Service = System['services'][number];

/** Describes what the server is configured for. Names hosts, never user names, paths or secrets. */
export function describeSystem(config: Config): System {
  const { mode, databaseUrl, smtp, sms, google, linkedIn, fileStorage, clamd, supportChat } = config;
  const secondHeads = config.ledgerHeadsFile ?? config.ledgerHeadsBucket ?? config.ledgerHeadsEmail;
  /** In the sandbox, the server itself plays the service, whatever is configured. */
  const played = (name: SystemService, isConfigured: boolean, host?: string): Service => {
    if (mode === 'sandbox') return { name, state: 'sandbox' };
    return { name, state: isConfigured ? 'configured' : 'missing', ...(host && { host }) };
  };
  return {
    mode,
    services: [
      { name: 'database', state: 'configured', ...(databaseUrl && { host: new URL(databaseUrl).host }) },
      played('email', smtp !== undefined, smtp && `${smtp.host}:${smtp.port}`),
      played('sms', sms !== undefined, sms && new URL(sms.url).host),
      played('google', google !== undefined),
      played('linkedIn', linkedIn !== undefined),
      // Files for a bank replace the sandbox's bank too.
      config.bankFiles ? { name: 'bankRails', state: 'configured' } : played('bankRails', false),
      played('exchangeRates', config.ecb !== undefined, config.ecb && new URL(config.ecb.url).host),
      {
        name: 'files',
        state: 'configured',
        ...(fileStorage.kind === 's3' && { host: new URL(fileStorage.s3.endpoint).host }),
      },
      // Files can be accepted unscanned in production too.
      clamd
        ? { name: 'malwareScanner', state: 'configured', host: `${clamd.host}:${clamd.port}` }
        : { name: 'malwareScanner', state: 'sandbox' },
      { name: 'ledgerHeads', state: secondHeads ? 'configured' : 'missing' },
      chatOf(supportChat),
    ],
  };
}

function chatOf(chat: Config['supportChat']): Service {
  const name = 'supportChat';
  if (!chat) return { name, state: 'missing' };
  return chat.scriptUrl === null
    ? { name, state: 'sandbox' }
    : { name, state: 'configured', host: new URL(chat.scriptUrl).host };
}
