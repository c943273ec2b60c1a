/**
 * Order of the elements in camt.053.001.08, as far as we write them: for each element, its possible children in the order
 * of the schema's sequence. Written by hand from the message definition; the schema itself is not part of the repository.
 */
const order: Readonly<Record<string, readonly string[]>> = {
  Document: ['BkToCstmrStmt'],
  BkToCstmrStmt: ['GrpHdr', 'Stmt'],
  GrpHdr: ['MsgId', 'CreDtTm', 'MsgRcpt', 'MsgPgntn', 'OrgnlBizQry', 'AddtlInf'],
  Stmt: [
    'Id',
    'StmtPgntn',
    'ElctrncSeqNb',
    'RptgSeq',
    'LglSeqNb',
    'CreDtTm',
    'FrToDt',
    'CpyDplctInd',
    'RptgSrc',
    'Acct',
    'RltdAcct',
    'Intrst',
    'Bal',
    'TxsSummry',
    'Ntry',
    'AddtlStmtInf',
  ],
  FrToDt: ['FrDtTm', 'ToDtTm'],
  Acct: ['Id', 'Tp', 'Ccy', 'Nm', 'Prxy', 'Ownr', 'Svcr'],
  'Acct/Id': ['IBAN', 'Othr'],
  Othr: ['Id', 'SchmeNm', 'Issr'],
  Ownr: ['Nm', 'PstlAdr', 'Id', 'CtryOfRes', 'CtctDtls'],
  Svcr: ['FinInstnId', 'BrnchId'],
  ClrSysMmbId: ['ClrSysId', 'MmbId'],
  ClrSysId: ['Cd', 'Prtry'],
  FinInstnId: ['BICFI', 'ClrSysMmbId', 'LEI', 'Nm', 'PstlAdr', 'Othr'],
  Bal: ['Tp', 'CdtLine', 'Amt', 'CdtDbtInd', 'Dt', 'Avlbty'],
  Tp: ['CdOrPrtry', 'SubTp'],
  CdOrPrtry: ['Cd', 'Prtry'],
  Dt: ['Dt', 'DtTm'],
  TxsSummry: ['TtlNtries', 'TtlCdtNtries', 'TtlDbtNtries', 'TtlNtriesPerBkTxCd'],
  TtlNtries: ['NbOfNtries', 'Sum', 'TtlNetNtry'],
  TtlNetNtry: ['Amt', 'CdtDbtInd'],
  TtlCdtNtries: ['NbOfNtries', 'Sum'],
  TtlDbtNtries: ['NbOfNtries', 'Sum'],
  Ntry: [
    'NtryRef',
    'Amt',
    'CdtDbtInd',
    'RvslInd',
    'Sts',
    'BookgDt',
    'ValDt',
    'AcctSvcrRef',
    'Avlbty',
    'BkTxCd',
    'ComssnWvrInd',
    'AddtlInfInd',
    'AmtDtls',
    'Chrgs',
    'TechInptChanl',
    'Intrst',
    'CardTx',
    'NtryDtls',
    'AddtlNtryInf',
  ],
  Sts: ['Cd', 'Prtry'],
  BookgDt: ['Dt', 'DtTm'],
  ValDt: ['Dt', 'DtTm'],
  BkTxCd: ['Domn', 'Prtry'],
  Prtry: ['Cd', 'Issr'],
  NtryDtls: ['Btch', 'TxDtls'],
  TxDtls: [
    'Refs',
    'Amt',
    'CdtDbtInd',
    'AmtDtls',
    'Avlbty',
    'BkTxCd',
    'Chrgs',
    'Intrst',
    'RltdPties',
    'RltdAgts',
    'LclInstrm',
    'Purp',
    'RltdRmtInf',
    'RmtInf',
    'RltdDts',
    'RltdPric',
    'RltdQties',
    'FinInstrmId',
    'Tax',
    'RtrInf',
    'CorpActn',
    'SfkpgAcct',
    'CshDpst',
    'CardTx',
    'AddtlTxInf',
  ],
  Refs: ['MsgId', 'AcctSvcrRef', 'PmtInfId', 'InstrId', 'EndToEndId', 'UETR', 'TxId', 'MndtId'],
  RltdPties: ['InitgPty', 'Dbtr', 'DbtrAcct', 'UltmtDbtr', 'Cdtr', 'CdtrAcct', 'UltmtCdtr', 'TradgPty', 'Prtry'],
  Dbtr: ['Pty', 'Agt'],
  Cdtr: ['Pty', 'Agt'],
  Pty: ['Nm', 'PstlAdr', 'Id', 'CtryOfRes', 'CtctDtls'],
  RmtInf: ['Ustrd', 'Strd'],
};

/** Returns the elements of a camt.053 message that the schema doesn't allow in their place. */
export function orderProblems(xml: string): string[] {
  const problems: string[] = [];
  const open: { name: string; last: number; hasText: boolean }[] = [];
  for (const [, closing, name = '', text = ''] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*>([^<]*)/g)) {
    if (closing) {
      const ended = open.pop();
      if (ended?.name !== name) problems.push(`${name} is closed inside ${ended?.name}`);
      continue;
    }
    const parent = open.at(-1);
    if (parent) {
      const allowed = order[`${open.at(-2)?.name}/${parent.name}`] ?? order[parent.name] ?? [];
      const at = allowed.indexOf(name);
      if (at === -1 || at < parent.last) problems.push(`${name} in ${parent.name}`);
      parent.last = Math.max(parent.last, at);
    }
    open.push({ name, last: -1, hasText: text !== '' });
  }
  return [...problems, ...open.map(({ name }) => `${name} is not closed`)];
}
