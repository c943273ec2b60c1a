import { PageLink } from '@quittance/app-shell';
import { maxPdfLines, statementFormats } from '@quittance/sdk/rules';
import { type DateRange, DownloadLink, useI18n } from '@quittance/widgets/kit';
import type { AccountKey } from '../currency-accounts/account-key.ts';
import { useMember } from '../session/member.ts';
import { accountStatementTexts } from './texts.en.ts';

/** A dot separates the parts of a text's key. */
const textKeys = { csv: 'csv', pdf: 'pdf', 'camt.053': 'camt', ofx: 'ofx' } as const;

interface StatementFilesProps {
  readonly account: AccountKey;
  readonly period: DateRange;
  /** Undefined while it is unknown. */
  readonly lines: number | undefined;
}

/** Links to the files of a statement. A PDF has a limited number of lines; instead of its link, a text says so. */
export function StatementFiles({ account: { currency, accountType }, period, lines = 0 }: StatementFilesProps) {
  const { t, locale } = useI18n(accountStatementTexts);
  const { user } = useMember();
  const isTooLong = lines > maxPdfLines;
  const address = (file: string, more: Record<string, string> = {}): string => {
    const query = new URLSearchParams({
      currency,
      ...(accountType && { accountType }),
      from: period.start,
      to: period.end,
      ...more,
    });
    return `/api/${encodeURIComponent(user.userId)}/account-statement/${file}?${query}`;
  };
  const offered = statementFormats.filter((format) => format !== 'pdf' || !isTooLong);
  return (
    <div className="statement-files">
      <ul className="statement-files__list" aria-label={t('files')}>
        {offered.map((format) => (
          <li key={format}>
            <DownloadLink href={address('file', { format })}>{t(`format.${textKeys[format]}`)}</DownloadLink>
          </li>
        ))}
        <li>
          <DownloadLink href={address('proof')}>{t('proof')}</DownloadLink>
        </li>
      </ul>
      <p className="q-muted">
        {t('proofText')} <PageLink to="/check-statement">{t('proofCheck')}</PageLink>
      </p>
      {isTooLong && (
        <p className="q-muted">{t('pdfTooLong', { number: new Intl.NumberFormat(locale).format(maxPdfLines) })}</p>
      )}
    </div>
  );
}
