import { transactionTexts } from '@quittance/sdk/i18n';
import { fromMinor } from '@quittance/sdk/money';
import { transactionIdOf } from '@quittance/sdk/proofs';
import { businessDateOf } from '@quittance/sdk/time';
import { cutTextElement, element, textElement } from '../xml/index.ts';
import { type AccountNumbers, accountNumber, routingOf } from './account-numbers.ts';
import type { DescribedLine } from './present-transaction.ts';
import type { StatementParts } from './statement-parts.ts';

/** Limits of the standard's text types: Max35Text, Max140Text, Max500Text. */
const max = { id: 35, name: 140, information: 500 };

const magnitude = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

const amount = (minor: bigint, currency: string): string =>
  `<Amt Ccy="${currency}">${fromMinor(magnitude(minor), currency)}</Amt>`;

const indicator = (minor: bigint): string => textElement('CdtDbtInd', minor < 0n ? 'DBIT' : 'CRDT');

/** OPBD: booked at the beginning of the period; CLBD: at its end. */
const balance = (code: 'OPBD' | 'CLBD', minor: bigint, currency: string, date: string): string =>
  element(
    'Bal',
    element('Tp', element('CdOrPrtry', textElement('Cd', code))),
    amount(minor, currency),
    indicator(minor),
    element('Dt', textElement('Dt', date)),
  );

/**
 * Writes the bank statement of ISO 20022, camt.053.001.08, in the order that its schema prescribes. Amounts have no sign;
 * the indicator has it. Identifications fit into 35 characters.
 */
export async function* writeCamt053(parts: StatementParts): AsyncGenerator<string> {
  const { statement, lines, numbers, writtenAt } = parts;
  const { currency, from, to, organization, account } = statement;
  const created = textElement('CreDtTm', writtenAt.toISOString());
  const id = `${from.replaceAll('-', '')}-${to.replaceAll('-', '')}-${account?.accountId ?? 0}`;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">';
  yield '<BkToCstmrStmt>';
  yield element('GrpHdr', cutTextElement('MsgId', `STMT-${id}`, max.id), created);
  yield '<Stmt>';
  yield cutTextElement('Id', id, max.id) + created;
  yield element('FrToDt', textElement('FrDtTm', `${from}T00:00:00`), textElement('ToDtTm', `${to}T23:59:59`));
  yield element(
    'Acct',
    element('Id', accountId(numbers)),
    textElement('Ccy', currency),
    cutTextElement('Nm', statement.label, 70),
    element('Ownr', cutTextElement('Nm', organization.legalName, max.name)),
    element('Svcr', element('FinInstnId', ...bankOf(parts))),
  );
  yield balance('OPBD', statement.openingMinor, currency, from);
  yield balance('CLBD', statement.closingMinor, currency, to);
  yield summaryOf(parts);
  for await (const batch of lines) yield batch.map((line) => entryOf(line, parts)).join('');
  yield '</Stmt></BkToCstmrStmt></Document>\n';
}

/** Accounts with an IBAN are named by it. */
const accountId = (numbers: AccountNumbers): string =>
  numbers.fields.iban === undefined
    ? element('Othr', textElement('Id', accountNumber(numbers, 34)))
    : textElement('IBAN', numbers.fields.iban);

/** Codes of ISO 20022 for the numbers that name banks in their countries. */
const clearingSystems = { routingNumber: 'USABA', sortCode: 'GBDSC', bsb: 'AUBSB' } as const;

function bankOf({ numbers, brandName }: StatementParts): readonly string[] {
  const { fields, bankName = brandName } = numbers;
  const routing = routingOf(numbers);
  return [
    ...(fields.bic === undefined ? [] : [textElement('BICFI', fields.bic)]),
    ...(routing
      ? [
          element(
            'ClrSysMmbId',
            element('ClrSysId', textElement('Cd', clearingSystems[routing.field])),
            textElement('MmbId', routing.digits),
          ),
        ]
      : []),
    cutTextElement('Nm', bankName, max.name),
  ];
}

function summaryOf({ statement: { received, spent, openingMinor, closingMinor, currency } }: StatementParts): string {
  const net = closingMinor - openingMinor;
  const sum = (minor: bigint) => textElement('Sum', fromMinor(minor, currency));
  return element(
    'TxsSummry',
    element(
      'TtlNtries',
      textElement('NbOfNtries', String(received.count + spent.count)),
      sum(received.totalMinor + spent.totalMinor),
      element('TtlNetNtry', textElement('Amt', fromMinor(magnitude(net), currency)), indicator(net)),
    ),
    element('TtlCdtNtries', textElement('NbOfNtries', String(received.count)), sum(received.totalMinor)),
    element('TtlDbtNtries', textElement('NbOfNtries', String(spent.count)), sum(spent.totalMinor)),
  );
}

function entryOf({ line, facts }: DescribedLine, { t }: StatementParts): string {
  const { changeMinor, unit } = line;
  const date = textElement('Dt', businessDateOf(line.bookedAt));
  const party = changeMinor < 0n ? 'Cdtr' : 'Dbtr';
  const details = [
    element('Refs', cutTextElement('AcctSvcrRef', transactionIdOf(line), max.id)),
    amount(changeMinor, unit),
    indicator(changeMinor),
    ...(facts.counterparty === undefined
      ? []
      : [element('RltdPties', element(party, element('Pty', cutTextElement('Nm', facts.counterparty, max.name))))]),
    ...(facts.reference === undefined ? [] : [element('RmtInf', cutTextElement('Ustrd', facts.reference, max.name))]),
  ];
  return element(
    'Ntry',
    cutTextElement('NtryRef', String(line.position), max.id),
    amount(changeMinor, unit),
    indicator(changeMinor),
    element('Sts', textElement('Cd', 'BOOK')),
    element('BookgDt', date),
    element('ValDt', date),
    cutTextElement('AcctSvcrRef', transactionIdOf(line), max.id),
    element('BkTxCd', element('Prtry', cutTextElement('Cd', line.journalKind, max.id))),
    element('NtryDtls', element('TxDtls', ...details)),
    cutTextElement('AddtlNtryInf', t(transactionTexts, `kind.${facts.kind}`), max.information),
  );
}
