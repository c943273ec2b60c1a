import { useStore } from '@nanostores/react';
import { brandTitle, PageLink, PlainFrame, ScreenTitle, useBrand, useQuery, withNext } from '@quittance/app-shell';
import { type AnswerOf, type Contract, createClient } from '@quittance/sdk/client';
import { canPay } from '@quittance/sdk/rules';
import { Card, EmptyState, icons, QuittanceProvider, useI18n } from '@quittance/widgets/kit';
import { Invoice } from '@quittance/widgets/react';
import { useMemo, useState } from 'react';
import { usePortal } from '../../portal.ts';
import '@quittance/widgets/widgets.css';
import './pay-invoice.css';
import { linkedInvoicePath } from './linked-invoice-path.ts';
import { payInvoiceTexts } from './texts.en.ts';

/** Time after which the widget asks for the token again; the token itself does not change. */
const SESSION_MS = 3_600_000;

type GuestInvoice = AnswerOf<Contract['getInvitedInvoice']>;

/** Offers visitors who are not signed in the page of the invoice's seller and buyer. */
function SignIn({ token, reason }: { readonly token: string; readonly reason: 'signIn' | 'signInToOpen' }) {
  const { t } = useI18n(payInvoiceTexts);
  const session = useStore(usePortal().session.$session);
  if (session.status !== 'signed-out') return null;
  return (
    <p className="pay-invoice__sign-in">
      {t('haveAccount')}{' '}
      <PageLink to={withNext('/auth', `${linkedInvoicePath}?token=${encodeURIComponent(token)}`)}>{t(reason)}</PageLink>
    </p>
  );
}

/** The invoice of a guest token, with a client that ignores the session in this browser. */
function InvitedInvoice({ token, isPreview }: { readonly token: string; readonly isPreview: boolean }) {
  const { i18n } = usePortal();
  const [loaded, setLoaded] = useState<GuestInvoice | 'failed'>();
  const isPayable = typeof loaded === 'object' && canPay(loaded.viewer, loaded.status);
  const client = useMemo(
    () =>
      createClient({
        baseUrl: '',
        auth: { kind: 'session', get: async () => ({ token, expiresAt: Date.now() + SESSION_MS }) },
        locale: () => i18n.language,
      }),
    [token, i18n],
  );
  return (
    <>
      {!isPreview && isPayable && <SignIn token={token} reason="signIn" />}
      {loaded === 'failed' && <SignIn token={token} reason="signInToOpen" />}
      <QuittanceProvider client={client} i18n={i18n}>
        <Invoice access="guest" preview={isPreview} onInvoice={setLoaded} onLoadError={() => setLoaded('failed')} />
      </QuittanceProvider>
    </>
  );
}

function Help() {
  const { t } = useI18n(payInvoiceTexts);
  const { publicConstants } = usePortal();
  const known = useStore(publicConstants.$state);
  if (known.status !== 'ready') return null;
  const { brandName, supportEmail } = known.data;
  return (
    <>
      <span>{t('secure', { brand: brandName })}</span>
      <span>
        {t('help')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </span>
    </>
  );
}

/** The invoice of the token in the address, with its payment or as a preview, without signing in. */
export function GuestInvoicePage({ isPreview }: { readonly isPreview: boolean }) {
  const { t } = useI18n(payInvoiceTexts);
  const brand = useBrand();
  const [query] = useQuery();
  const token = query.get('token') ?? '';
  return (
    <PlainFrame brand={brand} foot={<Help />}>
      <div className="pay-invoice">
        <ScreenTitle brand={brandTitle(brand)} isHidden>
          {t(isPreview ? 'previewTitle' : 'title')}
        </ScreenTitle>
        {token === '' ? (
          <Card>
            <EmptyState title={t('noToken')} icon={icons.mailIcon}>
              {t('noTokenText')}
            </EmptyState>
          </Card>
        ) : (
          <InvitedInvoice token={token} isPreview={isPreview} />
        )}
      </div>
    </PlainFrame>
  );
}
