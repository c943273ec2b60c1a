import { transactionTexts } from '@quittance/sdk/i18n';
import { fromMinor } from '@quittance/sdk/money';
import { transactionIdOf } from '@quittance/sdk/proofs';
import type { TransactionKind } from '@quittance/sdk/rules';
import { addDays, startOfBusinessDay } from '@quittance/sdk/time';
import { cutTextElement, element, textElement } from '../xml/index.ts';
import { accountNumber, routingOf } from './account-numbers.ts';
import type { DescribedLine } from './present-transaction.ts';
import type { StatementParts } from './statement-parts.ts';

/** Date and time of OFX, in UTC. */
const ofxTime = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:T]/g, '')}.000[0:GMT]`;

/** Types of OFX for kinds; of the others, the sign decides. */
const types: Partial<Record<TransactionKind, string>> = {
  deposit: 'DEP',
  transfer: 'XFER',
  conversion: 'XFER',
  withdrawal: 'PAYMENT',
  'invoice-paid': 'PAYMENT',
  fee: 'FEE',
};

const success = element('STATUS', textElement('CODE', '0'), textElement('SEVERITY', 'INFO'));

/** Writes a bank statement of OFX 2.2, which accounting programs import. Names have at most 32 characters there. */
export async function* writeOfx({
  statement,
  lines,
  brandName,
  numbers,
  writtenAt,
  locale,
  t,
}: StatementParts): AsyncGenerator<string> {
  const { currency, from, to, closingMinor } = statement;
  // The last second of the last day: importers leave out lines after it.
  const end = new Date(startOfBusinessDay(addDays(to, 1)).getTime() - 1_000);
  yield '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n';
  yield '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n';
  yield '<OFX>';
  yield element(
    'SIGNONMSGSRSV1',
    element(
      'SONRS',
      success,
      textElement('DTSERVER', ofxTime(writtenAt)),
      textElement('LANGUAGE', locale.startsWith('es') ? 'SPA' : 'ENG'),
      element('FI', cutTextElement('ORG', brandName, 32), textElement('FID', '1')),
    ),
  );
  yield '<BANKMSGSRSV1><STMTTRNRS>';
  yield textElement('TRNUID', '0') + success;
  yield '<STMTRS>';
  yield textElement('CURDEF', currency);
  yield element(
    'BANKACCTFROM',
    cutTextElement('BANKID', routingOf(numbers)?.digits ?? numbers.fields.bic?.slice(0, 8) ?? brandName, 9),
    cutTextElement('ACCTID', accountNumber(numbers, 22), 22),
    textElement('ACCTTYPE', 'CHECKING'),
  );
  yield '<BANKTRANLIST>';
  yield textElement('DTSTART', ofxTime(startOfBusinessDay(from))) + textElement('DTEND', ofxTime(end));
  for await (const batch of lines) yield batch.map((line) => transactionOf(line, t)).join('');
  yield '</BANKTRANLIST>';
  yield element(
    'LEDGERBAL',
    textElement('BALAMT', fromMinor(closingMinor, currency)),
    textElement('DTASOF', ofxTime(end)),
  );
  yield '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n';
}

function transactionOf({ line, facts }: DescribedLine, t: StatementParts['t']): string {
  const title = t(transactionTexts, `kind.${facts.kind}`);
  return element(
    'STMTTRN',
    textElement('TRNTYPE', types[facts.kind] ?? (line.changeMinor < 0n ? 'DEBIT' : 'CREDIT')),
    textElement('DTPOSTED', ofxTime(line.bookedAt)),
    textElement('TRNAMT', fromMinor(line.changeMinor, line.unit)),
    textElement('FITID', transactionIdOf(line)),
    cutTextElement('NAME', facts.counterparty ?? title, 32),
    cutTextElement('MEMO', [title, facts.reference].filter(Boolean).join(' '), 255),
  );
}
