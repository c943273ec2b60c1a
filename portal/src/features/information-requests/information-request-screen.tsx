import { PageLink, RequestFailure, Screen, usePagePlace, useQuery, useResource } from '@quittance/app-shell';
import { getInformationRequest, mayMake } from '@quittance/sdk/client';
import { requestPageOf } from '@quittance/sdk/rules';
import { buttonClass, Card, EmptyState, icons, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useCallback } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { SupportContact } from '../../support-contact/support-contact.tsx';
import { requestToShow } from './information-request.ts';
import './information-request.css';
import { InformationRequestView } from './information-request-view.tsx';
import { informationRequestTexts } from './texts.en.ts';

/** A request for information by staff: what they ask, and the answer. */
export function InformationRequestScreen() {
  const { t } = useI18n(informationRequestTexts);
  const { user, constants } = useMember();
  const [query] = useQuery();
  const { location } = usePagePlace();
  const isTransactionPage = location.pathname === requestPageOf('deposit');
  const id = query.get('id') ?? requestToShow(user, isTransactionPage);
  return (
    <Screen title={t('title')} lead={t('lead')} brand={constants.brandName}>
      <div className="information-request">
        <Content id={id} mayAnswer={mayMake(getInformationRequest, user)} />
        <SupportContact />
      </div>
    </Screen>
  );
}

function Content({ id, mayAnswer }: { readonly id: string | undefined; readonly mayAnswer: boolean }): ReactNode {
  const { t } = useI18n(informationRequestTexts);
  if (!mayAnswer) {
    return (
      <Card>
        <EmptyState title={t('denied')} icon={icons.lockIcon}>
          {t('deniedText')}
        </EmptyState>
      </Card>
    );
  }
  if (id === undefined) {
    return (
      <Card>
        <EmptyState
          title={t('none')}
          icon={icons.checkCircleIcon}
          action={
            <PageLink className={buttonClass()} to="/">
              {t('toDashboard')}
            </PageLink>
          }
        >
          {t('noneText')}
        </EmptyState>
      </Card>
    );
  }
  return <Request key={id} id={id} />;
}

function Request({ id }: { readonly id: string }) {
  const client = useClient();
  const { session } = usePortal();
  const { data, error, refresh } = useResource(
    useCallback((signal) => client.request(getInformationRequest, { query: { id } }, { signal }), [client, id]),
  );
  if (error !== undefined) {
    return (
      <Card>
        <RequestFailure error={error} onRetry={refresh} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <Skeleton shape="block" />
      </Card>
    );
  }
  const onChanged = () => {
    refresh();
    // The navigation and other pages say what is still open.
    void session.reload().catch(() => undefined);
  };
  return <InformationRequestView request={data} onChanged={onChanged} />;
}
