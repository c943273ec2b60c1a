import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { moveClockTo } from '../../clock/index.ts';
import { doDueWork } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { verifyLedger } from '../../ledger/index.ts';
import { railsSubmission, receiveRailsEvents } from '../../rails/index.ts';
import { instructionOf, queuePayout, recordingOwner, withOwner } from '../../rails/rails-fixtures.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, paymentWork, startOn } from '../../test-support/trading-world.ts';
import { ledgerEvidence } from '../../work.ts';

export const iban = 'DE89370400440532013000';

/** An app whose bank works by files, on 6 March 2090, with what tests do at the bank. */
export function bankByFiles() {
  const database = testDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'bank-files-'));
  const { owner, told } = recordingOwner();
  const app: App = withOwner(
    testApp(database, {
      bankFiles: {
        folder,
        everyMinutes: 60,
        profile: {
          companyName: 'Quittance Inc.',
          ach: {
            destination: '021000021',
            destinationName: 'Harbor Bank',
            origin: '1234567890',
            originName: 'Quittance Inc.',
            companyName: 'Quittance',
            companyId: '1234567890',
            odfi: '02100002',
          },
          accounts: {
            EUR: { iban, bic: 'COBADEFFXXX', country: 'DE' },
            USD: { accountNumber: '100200300', bankCode: '021000021', country: 'US' },
            'USD:smart': { accountNumber: '400500600', bankCode: '021000021', country: 'US' },
          },
        },
      },
    }),
    owner,
  );

  beforeAll(async () => {
    await startOn(app, '2090-03-06');
    await receiveRailsEvents(app);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
  });

  const later = async (minutes: number) => {
    await moveClockTo(app.db, new Date((await app.clock.now(app.db)).getTime() + minutes * 60_000));
    await doDueWork(app, paymentWork);
  };
  const filesIn = async (name: string) => (await readdir(path.join(folder, name))).sort();
  const outgoing = async (ending: string) => {
    const names = (await filesIn('outgoing')).filter((name) => name.endsWith(ending));
    return await Promise.all(names.map((name) => readFile(path.join(folder, 'outgoing', name), 'utf8')));
  };
  let count = 0;
  async function arrive(text: string, name = `file-${++count}`) {
    await writeFile(path.join(folder, 'incoming', name), text);
    await receiveRailsEvents(app);
  }
  async function submitAll() {
    while ((await railsSubmission.drain(app)) > 0);
  }
  async function payOut(accountNumber = 'DE02120300000000202051', currency = 'EUR') {
    const id = await queuePayout(app, accountNumber, { currency });
    await submitAll();
    const { bankReference } = await instructionOf(app, id);
    return { id, endToEndId: bankReference ?? '' };
  }

  return { database, app, folder, told, later, filesIn, outgoing, arrive, submitAll, payOut };
}

/** A seller with accounts in US dollars, also for their shop, and in euros. */
export const sellerWorld = (app: App) =>
  createTradingWorld(app, {
    sellerChanges: {
      openAccounts: [{ currency: 'USD' }, { currency: 'EUR' }, { currency: 'USD', accountType: 'merchant' }],
    },
  });

const ofIban = `<IBAN>${iban}</IBAN>`;
/** A statement or notification with entries. */
export const statement = (entries: string, message = 'camt.053', id = 'S1', account = ofIban) => {
  const [body, report] = message === 'camt.053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}.001.08"><${body}><GrpHdr><MsgId>${id}</MsgId></GrpHdr>
    <${report}><Id>${id}</Id><Acct><Id>${account}</Id></Acct>${entries}</${report}></${body}></Document>`;
};
/** A booked entry. */
export const entry = (changes: {
  reference: string;
  direction?: string;
  endToEndId?: string;
  amount?: string;
  remittance?: string;
  reason?: string;
  currency?: string;
  bookedOn?: string;
}) =>
  `<Ntry><Amt Ccy="${changes.currency ?? 'EUR'}">${changes.amount ?? '123.45'}</Amt><CdtDbtInd>${changes.direction ?? 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${changes.bookedOn ? `<BookgDt><Dt>${changes.bookedOn}</Dt></BookgDt>` : ''}<AcctSvcrRef>${changes.reference}</AcctSvcrRef>
   <NtryDtls><TxDtls><Refs><EndToEndId>${changes.endToEndId ?? 'NOTPROVIDED'}</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Ann Ray</Nm></Pty></Dbtr></RltdPties>
   <RmtInf><Ustrd>${changes.remittance ?? ''}</Ustrd></RmtInf>${changes.reason ? `<RtrInf><Rsn><Cd>${changes.reason}</Cd></Rsn></RtrInf>` : ''}</TxDtls></NtryDtls></Ntry>`;
