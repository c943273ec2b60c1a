import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BusinessDate } from '@quittance/sdk/time';
import type { App } from '../kernel/index.ts';
import { receiveRailsEvents } from '../rails/index.ts';
import { listReconciliations } from './index.ts';

export interface TestEntry {
  /** In major units. */
  readonly amount: string;
  readonly reference: string;
  readonly direction?: 'CRDT' | 'DBIT';
  readonly endToEndId?: string;
  readonly remittance?: string;
  /** Family and code of ISO 20022, such as `MDOP/CHRG`. */
  readonly code?: string;
  /** The bank's booking date, if it isn't the statement's. */
  readonly bookedOn?: BusinessDate;
}

export interface TestStatement {
  /** An IBAN, or a local number. */
  readonly account: string;
  readonly currency: string;
  readonly date: BusinessDate;
  readonly opening: string;
  readonly closing: string;
  readonly entries?: readonly TestEntry[];
  /** The statement's number at the bank. */
  readonly number?: number;
  /** Whether it is a page that closes no day: its balances are interim ones. */
  readonly isInnerPage?: boolean;
}

/** A folder that a bank puts statements in. */
export function statementFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'statements-'));
  let files = 0;
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true }),
    /** Reads a statement (camt.053) of one account and day. */
    async arrive(app: App, statement: TestStatement): Promise<void> {
      files += 1;
      await writeFile(path.join(folder, 'incoming', `statement-${files}`), textOf(statement, files));
      await receiveRailsEvents(app);
    },
  };
}

function textOf(
  { account, currency, date, opening, closing, number, isInnerPage = false, entries = [] }: TestStatement,
  id: number,
): string {
  const accountId = /^[A-Z]{2}/.test(account) ? `<IBAN>${account}</IBAN>` : `<Othr><Id>${account}</Id></Othr>`;
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${date}</Dt></Dt></Bal>`;
  const booked = entries.map(
    ({ amount, reference, direction = 'CRDT', endToEndId, remittance, code, bookedOn = date }) =>
      `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${bookedOn}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>${codeOf(code)}
       <NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId ?? 'NOTPROVIDED'}</EndToEndId></Refs><RmtInf><Ustrd>${remittance ?? ''}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>${id}</MsgId></GrpHdr>
     <Stmt><Id>${id}</Id>${number === undefined ? '' : `<ElctrncSeqNb>${number}</ElctrncSeqNb>`}<Acct><Id>${accountId}</Id></Acct>${balance('OPBD', opening)}${balance(isInnerPage ? 'ITBD' : 'CLBD', closing)}${booked.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

const codeOf = (code = ''): string => {
  const [family, own] = code.split('/');
  return (
    code && `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${own}</SubFmlyCd></Fmly></Domn></BkTxCd>`
  );
};

/** Lists the days of a currency as `2090-03-06 matched 0.00`, newest first. */
export const comparedDays = async (app: App, currency: string): Promise<readonly string[]> =>
  (await listReconciliations(app.db, { limit: 100 })).items
    .filter((day) => day.currency === currency)
    .map(({ businessDate, state, difference }) =>
      `${businessDate} ${state} ${difference?.$numberDecimal ?? ''}`.trim(),
    );
