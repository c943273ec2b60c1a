import { brandTitle, PlainFrame, ScreenTitle, useBrand } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { useEffect, useState } from 'react';
import { CheckForm } from './check-form.tsx';
import { type CheckedStatement, checkStatement, loadChecks } from './check-statement.ts';
import { StatementVerdict } from './statement-verdict.tsx';
import { checkStatementTexts } from './texts.en.ts';
import './check-statement.css';

/** Checks a downloaded statement against its proof, in the browser alone: for readers without an account, too. */
export function CheckStatementScreen() {
  const { t } = useI18n(checkStatementTexts);
  const brand = useBrand();
  const [checked, setChecked] = useState<CheckedStatement>();
  useEffect(() => {
    // Without it, the check itself tries again and says that it failed.
    loadChecks().catch(() => {});
  }, []);
  return (
    <PlainFrame brand={brand}>
      <article className="check-statement">
        <ScreenTitle brand={brandTitle(brand)}>{t('title')}</ScreenTitle>
        <p>{t('intro')}</p>
        <CheckForm
          onCheck={async (files) => setChecked(await checkStatement(files))}
          onChange={() => setChecked(undefined)}
        />
        <div role="status">{checked && <StatementVerdict checked={checked} />}</div>
      </article>
    </PlainFrame>
  );
}
