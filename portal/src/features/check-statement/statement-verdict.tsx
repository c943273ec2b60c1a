import { Fact, FactList } from '@quittance/app-shell';
import type { StatementProblem } from '@quittance/sdk/proofs';
import { Banner, CalendarDate, Card, CopyButton, Stack, type Tone, useI18n } from '@quittance/widgets/kit';
import type { CheckedStatement } from './check-statement.ts';
import { checkStatementTexts } from './texts.en.ts';

/** Further ones say the same. */
const shownProblems = 20;

type Verdict = 'complete' | 'true' | 'open' | 'false';

const tones: Readonly<Record<Verdict, Tone>> = {
  complete: 'success',
  true: 'success',
  open: 'warning',
  false: 'danger',
};

const verdictOf = ({ report, isProven, isComplete }: CheckedStatement): Verdict => {
  if (report.problems.length > 0) return 'false';
  if (isComplete) return 'complete';
  return isProven ? 'true' : 'open';
};

function Problems({ problems }: { readonly problems: readonly StatementProblem[] }) {
  const { t, locale } = useI18n(checkStatementTexts);
  const rest = problems.length - shownProblems;
  return (
    <ul className="check-statement__problems" aria-label={t('problems')}>
      {problems.slice(0, shownProblems).map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a check never changes
        <li key={index}>
          {t(`problem.${problem.code}`, {
            position: problem.position ?? '',
            batch: problem.batch ?? '',
            transaction: problem.transaction ?? '',
          })}
        </li>
      ))}
      {rest > 0 && <li>{t('more', { number: new Intl.NumberFormat(locale).format(rest) })}</li>}
    </ul>
  );
}

type History = CheckedStatement['report']['history'];

/** What is not proven of a statement without transactions. */
function EmptyItems({ history: { isStartProven, isEndProven } }: { readonly history: History }) {
  const { t } = useI18n(checkStatementTexts);
  return (
    <>
      {!isStartProven && <li>{t('openingOpen')}</li>}
      {!isEndProven && <li>{t('emptyOpen')}</li>}
    </>
  );
}

/** What keeps a statement without problems from being proven. */
function Open({ checked: { report } }: { readonly checked: CheckedStatement }) {
  const { t } = useI18n(checkStatementTexts);
  const newer = report.unproven.get('not-published-yet');
  const older = report.unproven.get('booked-before-proofs');
  return (
    <ul className="check-statement__problems">
      {newer && <li>{t('newer', { number: newer.length })}</li>}
      {older && <li>{t('older', { number: older.length })}</li>}
      {report.lines === 0 && (report.head ? <EmptyItems history={report.history} /> : <li>{t('nothing')}</li>)}
      {report.head && report.isPublished === undefined && <li>{t('notCompared')}</li>}
    </ul>
  );
}

/** What is not proven of the statement as a whole, though each transaction is. */
function Incomplete({ checked: { report } }: { readonly checked: CheckedStatement }) {
  const { t } = useI18n(checkStatementTexts);
  const { unplaced, isStartProven, isEndProven, isClosingBalanceProven } = report.history;
  return (
    <ul className="check-statement__problems">
      {unplaced.length > 0 && <li>{t('unplaced', { number: unplaced.length })}</li>}
      {!isStartProven && <li>{t('startOpen')}</li>}
      {!isEndProven && <li>{t('endOpen')}</li>}
      {isEndProven && !isClosingBalanceProven && <li>{t('closingOpen')}</li>}
    </ul>
  );
}

function Facts({ checked: { report, head } }: { readonly checked: CheckedStatement }) {
  const { t, locale } = useI18n(checkStatementTexts);
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  return (
    <FactList look="aligned">
      <Fact term={t('account')}>
        <code>{report.account}</code>
      </Fact>
      <Fact term={t('period')}>
        <CalendarDate date={report.from} /> – <CalendarDate date={report.to} />
      </Fact>
      <Fact term={t('lines')}>{t('linesProven', { lines: number(report.lines), proven: number(report.proven) })}</Fact>
      {head && (
        <Fact term={t('head')}>
          <code>{head}</code> <CopyButton value={head} isIconOnly label={t('copyHead')} />
        </Fact>
      )}
    </FactList>
  );
}

/** What the check found, and what it can't show. */
export function StatementVerdict({ checked }: { readonly checked: CheckedStatement }) {
  const { t } = useI18n(checkStatementTexts);
  const verdict = verdictOf(checked);
  return (
    <Stack>
      <Banner tone={tones[verdict]} title={t(`verdict.${verdict}`)}>
        {verdict === 'complete' && t('completeText')}
        {verdict === 'true' && (
          <>
            <p>{t('trueText')}</p>
            <Incomplete checked={checked} />
          </>
        )}
        {verdict === 'open' && <Open checked={checked} />}
        {verdict === 'false' && <Problems problems={checked.report.problems} />}
      </Banner>
      <Card title={t('found')}>
        <Facts checked={checked} />
      </Card>
    </Stack>
  );
}
