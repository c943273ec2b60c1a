import { Fact, FactList, PageLink } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';
import { invoiceDetailTexts } from './texts.en.ts';

/** Links a rejected invoice and its correction. */
export function Corrections({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useI18n(invoiceDetailTexts);
  const facts = (['replaces', 'replacedBy'] as const).flatMap((kind) => {
    const related = invoice[kind];
    return related ? [{ kind, ...related }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <FactList>
      {facts.map(({ kind, invoiceId, number }) => (
        <Fact key={kind} term={t(kind)}>
          <PageLink className="q-text-button" to={`/invoices/${encodeURIComponent(invoiceId)}`}>
            {number ?? t('unnumbered')}
          </PageLink>
        </Fact>
      ))}
    </FactList>
  );
}
