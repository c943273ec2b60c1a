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
import { type AnswerOf, acceptMemberInvite, type Contract, getMemberInvite } from '@quittance/sdk/client';
import { Banner, Button, buttonClass, ErrorState, Inline, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { layoutTexts } from '../../layout/texts.en.ts';
import { invitePages } from '../../received-invite/pages.ts';
import { enterOrganization } from '../../session/enter-organization.ts';
import { acceptInviteTexts } from './texts.en.ts';
import { useInviteErrorText } from './use-invite-error-text.ts';

interface InvitationProps {
  readonly invite: AnswerOf<Contract['getMemberInvite']>;
  readonly token: string;
}

function Invitation({ invite, token }: InvitationProps) {
  const { t } = useI18n(acceptInviteTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const client = useClient();
  const errorText = useInviteErrorText('invalid');
  const { isPending, error, run } = useAction(async () => {
    await client.request(acceptMemberInvite, { body: { token } });
    mailedLink.clear();
    enterOrganization();
  });
  const { organizationName: name, role } = invite;
  return (
    <>
      <ScreenTitle brand={useBrandTitle()}>{t('title', { name })}</ScreenTitle>
      <div role="alert">{error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}</div>
      <p>{t('text', { name, role: layoutText(`role.${role}`) })}</p>
      <Inline>
        <Button variant="primary" pending={isPending} onClick={() => void run()}>
          {t('accept')}
        </Button>
        <PageLink className={buttonClass()} to="/">
          {t('later')}
        </PageLink>
      </Inline>
    </>
  );
}

/** Shows an invite to a business to the signed-in person whom it was mailed to. */
export function AcceptInviteScreen() {
  const { t } = useI18n(acceptInviteTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const client = useClient();
  const errorText = useInviteErrorText('invalid');
  const [token] = useState(() => mailedLink.read(invitePages.member.link) ?? '');
  const { data, error, refresh } = useResource(
    useCallback((signal) => client.request(getMemberInvite, { query: { token } }, { signal }), [client, token]),
  );
  const brand = useBrandTitle();
  return (
    <PlainFrame brand={useBrand()}>
      {data ? (
        <Invitation invite={data} token={token} />
      ) : (
        <>
          <ScreenTitle brand={brand}>{t('titleUnknown')}</ScreenTitle>
          {error === undefined && <Skeleton shape="medium" />}
          {error !== undefined && (
            <ErrorState title={t('failed')} onRetry={refresh}>
              {errorText(error)}
            </ErrorState>
          )}
          {error !== undefined && <PageLink to="/">{layoutText('toDashboard')}</PageLink>}
        </>
      )}
    </PlainFrame>
  );
}
