import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { validateXML } from 'xmllint-wasm';

const schemas = new Map<string, Promise<string>>();

async function readSchema(message: string): Promise<string> {
  const file = path.join(import.meta.dirname, `${message}.xsd.gz`);
  return (await promisify(gunzip)(await readFile(file))).toString();
}

function schemaOf(message: string): Promise<string> {
  const known = schemas.get(message) ?? readSchema(message);
  schemas.set(message, known);
  return known;
}

/** Names a statement's elements as an account report, whose schema is at hand and which has the same content. */
const asReport = (xml: string): string =>
  xml
    .replaceAll('tech:xsd:camt.053.', 'tech:xsd:camt.052.')
    .replaceAll('BkToCstmrStmt>', 'BkToCstmrAcctRpt>')
    .replaceAll('Stmt>', 'Rpt>')
    .replaceAll('StmtInf>', 'RptInf>')
    .replaceAll('StmtPgntn>', 'RptPgntn>');

/** Returns what the published schema of its message finds wrong with an ISO 20022 document; nothing when it is valid. */
export async function schemaProblems(xml: string): Promise<readonly string[]> {
  const document = asReport(xml);
  const message = /xmlns="urn:iso:std:iso:20022:tech:xsd:([a-z0-9.]+)"/.exec(document)?.[1];
  if (!message) return ['The document names no message of ISO 20022'];
  const { errors } = await validateXML({ xml: document, schema: await schemaOf(message) });
  return errors.map(({ message: problem }) => problem);
}
