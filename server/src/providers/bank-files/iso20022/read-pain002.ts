import { childrenOf, findElement, findText, type XmlElement } from '../../../xml/index.ts';
import { InvalidBankMessageError } from './invalid-bank-message.ts';

/** What the bank rejected: one transfer, or a whole file. */
export type Rejection = { readonly code: string } & ({ readonly endToEndId: string } | { readonly messageId: string });

const codeOf = (element: XmlElement): string =>
  findText(element, 'StsRsnInf/Rsn/Cd') ?? findText(element, 'StsRsnInf/Rsn/Prtry') ?? 'NARR';

/** A batch that is rejected without a word about its transfers, which are not known by their batch here. */
const isRejectedAlone = (batch: XmlElement): boolean =>
  findText(batch, 'PmtInfSts') === 'RJCT' && childrenOf(batch, 'TxInfAndSts').length === 0;

/** Reads the rejections of a payment status report (pain.002). @throws InvalidBankMessageError */
export function readPain002(document: XmlElement): readonly Rejection[] {
  const report = findElement(document, 'CstmrPmtStsRpt');
  const group = findElement(report, 'OrgnlGrpInfAndSts');
  if (!group) throw new InvalidBankMessageError('The file is no pain.002 message');
  const batches = childrenOf(report, 'OrgnlPmtInfAndSts');
  const transactions = batches.flatMap((batch) => childrenOf(batch, 'TxInfAndSts'));
  const rejected = transactions
    .filter((transaction) => findText(transaction, 'TxSts') === 'RJCT')
    .flatMap((transaction) => {
      const endToEndId = findText(transaction, 'OrgnlEndToEndId');
      return endToEndId ? [{ endToEndId, code: codeOf(transaction) }] : [];
    });
  const messageId = findText(group, 'OrgnlMsgId');
  if (findText(group, 'GrpSts') === 'RJCT' && transactions.length === 0 && messageId) {
    return [{ messageId, code: codeOf(group) }];
  }
  if (batches.some(isRejectedAlone)) {
    throw new InvalidBankMessageError('A part of a file is rejected without its transfers');
  }
  return rejected;
}
