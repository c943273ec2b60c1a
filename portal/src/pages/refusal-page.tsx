import { PageLink, PlainFrame, ScreenTitle } from '@quittance/app-shell';
import { buttonClass, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { useBrand } from '../layout/use-brand.ts';

interface RefusalPageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: { readonly to: string; readonly label: string };
}

/** A page that says why there is nothing to see here, and where to go instead. */
export function RefusalPage({ title, children, action }: RefusalPageProps) {
  const brand = useBrand();
  return (
    <PlainFrame brand={{ name: brand }}>
      <section className="refusal">
        <ScreenTitle brand={brand}>{title}</ScreenTitle>
        <p className="q-muted">{children}</p>
        <PageLink className={buttonClass({ variant: 'primary' })} to={action.to}>
          {action.label}
        </PageLink>
      </section>
    </PlainFrame>
  );
}

/** The page of an address that there is none for. */
export function NotFoundScreen() {
  const { t } = useI18n('portal');
  return (
    <RefusalPage title={t('notFound.title')} action={{ to: '/', label: t('notFound.action') }}>
      {t('notFound.text')}
    </RefusalPage>
  );
}
