/** NACHA codes of refused and returned debits that pages and mails have words for. Others are shown alone. */
export type ExplainedReturnCode =
  | 'R01'
  | 'R02'
  | 'R03'
  | 'R04'
  | 'R05'
  | 'R07'
  | 'R08'
  | 'R09'
  | 'R10'
  | 'R13'
  | 'R16'
  | 'R20'
  | 'R29';
