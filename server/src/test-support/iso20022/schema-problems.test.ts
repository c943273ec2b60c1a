import { expect, it } from 'vitest';
import { schemaProblems } from './schema-problems.ts';

const statement = (content: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId><CreDtTm>2090-03-06T00:00:00Z</CreDtTm></GrpHdr>
   <Stmt><Id>1</Id>${content}</Stmt></BkToCstmrStmt></Document>`;
const account = '<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>';

it.each([
  ['a valid statement', statement(`${account}<AddtlStmtInf>Ok</AddtlStmtInf>`), []],
  ['elements in another order', statement(`<AddtlStmtInf>Ok</AddtlStmtInf>${account}`), [/not expected/]],
  ['a text that is too long', statement(`${account}<AddtlStmtInf>${'x'.repeat(501)}</AddtlStmtInf>`), [/length/]],
  ['no message', '<html/>', [/names no message/]],
])('finds in %s what its schema does', async (_what, xml, problems) => {
  expect(await schemaProblems(xml)).toEqual(problems.map((problem) => expect.stringMatching(problem)));
});
