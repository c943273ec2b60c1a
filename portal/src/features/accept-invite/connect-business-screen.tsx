import {
  mailedLink,
  PageLink,
  PlainFrame,
  ScreenTitle,
  useAction,
  useBrand,
  useBrandTitle,
  useResource,
} from '@quittance/app-shell';
import { type AnswerOf, acceptContactInvite, type Contract, getCompanyInvite } from '@quittance/sdk/client';
import { isRestrictedOrganization } from '@quittance/sdk/rules';
import { Banner, Button, buttonClass, ErrorState, Inline, RadioGroup, Skeleton, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { layoutTexts } from '../../layout/texts.en.ts';
import { usePortal } from '../../portal.ts';
import { invitePages } from '../../received-invite/pages.ts';
import { enterOrganization } from '../../session/enter-organization.ts';
import { type OwnOrganization, useOwnOrganizations } from '../../session/use-own-organizations.ts';
import { acceptInviteTexts } from './texts.en.ts';
import { useInviteErrorText } from './use-invite-error-text.ts';

/** Whether the person may connect this business. The server checks it, too. */
const mayConnect = ({ role, status }: OwnOrganization): boolean =>
  (role === 'owner' || role === 'manager') && !isRestrictedOrganization(status);

interface ConnectionProps {
  readonly token: string;
  readonly invitation: AnswerOf<Contract['getCompanyInvite']>;
  readonly businesses: readonly OwnOrganization[];
}

function Connection({ token, invitation: { organizationName: name }, businesses }: ConnectionProps) {
  const { t } = useI18n(acceptInviteTexts);
  const { client } = usePortal();
  const errorText = useInviteErrorText('connect.invalid');
  const first = businesses.find(({ isCurrent }) => isCurrent) ?? businesses[0];
  const [chosen, setChosen] = useState(first?.organizationId ?? '');
  const { isPending, error, run } = useAction(async () => {
    await client.request(acceptContactInvite, { body: { token, organizationId: chosen } });
    mailedLink.clear();
    enterOrganization();
  });
  if (first === undefined) {
    return (
      <>
        <p>{t('connect.none', { name })}</p>
        <Inline>
          <PageLink className={buttonClass({ variant: 'primary' })} to="/create-business">
            {t('connect.create')}
          </PageLink>
          <PageLink className={buttonClass()} to="/">
            {t('later')}
          </PageLink>
        </Inline>
      </>
    );
  }
  return (
    <>
      <div role="alert">{error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}</div>
      <p>{t('connect.text', { name })}</p>
      <RadioGroup
        label={t('connect.business')}
        name="business"
        look="cards"
        options={businesses.map(({ organizationId, legalName, handle }) => ({
          value: organizationId,
          label: legalName,
          ...(handle !== undefined && { description: `@${handle}` }),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <p>
        <PageLink to="/create-business">{t('connect.createOther')}</PageLink>
      </p>
      <Inline>
        <Button variant="primary" pending={isPending} onClick={() => void run()}>
          {t('connect.accept')}
        </Button>
        <PageLink className={buttonClass()} to="/">
          {t('later')}
        </PageLink>
      </Inline>
    </>
  );
}

/** Accepts the invite of a company for a business of the signed-in person, or leads to creating one. */
export function ConnectBusinessScreen() {
  const { t } = useI18n(acceptInviteTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const { client } = usePortal();
  const errorText = useInviteErrorText('connect.invalid');
  const brand = useBrandTitle();
  const [token] = useState(() => mailedLink.read(invitePages.company.link) ?? '');
  const invitation = useResource(
    useCallback((signal) => client.request(getCompanyInvite, { query: { token } }, { signal }), [client, token]),
  );
  const own = useOwnOrganizations();
  const error = invitation.error ?? own.error;
  const refresh = () => {
    invitation.refresh();
    own.refresh();
  };
  const isReferral = invitation.data?.kind === 'referral';
  const isReady = invitation.data && own.data && !isReferral;
  const title = isReady ? t('connect.title', { name: invitation.data.organizationName }) : t('titleUnknown');
  return (
    <PlainFrame brand={useBrand()}>
      <ScreenTitle key={title} brand={brand}>
        {title}
      </ScreenTitle>
      {error !== undefined && (
        <ErrorState title={t('failed')} onRetry={refresh}>
          {errorText(error)}
        </ErrorState>
      )}
      {error === undefined && isReferral && <p>{t('connect.referral')}</p>}
      {error === undefined && !isReferral && !isReady && <Skeleton shape="medium" />}
      {isReady && error === undefined ? (
        <Connection token={token} invitation={invitation.data} businesses={own.data.organizations.filter(mayConnect)} />
      ) : (
        <p>
          <PageLink to="/">{layoutText('toDashboard')}</PageLink>
        </p>
      )}
    </PlainFrame>
  );
}
