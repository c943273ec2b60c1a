import { PageLink, RequestFailure, Screen, useResource } from '@quittance/app-shell';
import type { Corridor } from '@quittance/sdk/banking';
import { addExternalAccount, listAvailableCorridors, mayMake } from '@quittance/sdk/client';
import { buttonClass, EmptyState, Icon, icons, Skeleton, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useCallback } from 'react';
import { useMember } from '../../session/member.ts';
import './recipients.css';
import './recipient-form.css';
import { recipientsTexts } from './texts.en.ts';

export const loading = (
  <Stack>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
);

interface RecipientFormFrameProps {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** Shown once it is known where money can be sent. */
  readonly children: (corridors: readonly Corridor[]) => ReactNode;
}

/** Loads where money can be sent. */
function WithCorridors({ children }: Pick<RecipientFormFrameProps, 'children'>) {
  const client = useClient();
  const { data, error, refresh } = useResource(
    useCallback((signal) => client.request(listAvailableCorridors, {}, { signal }), [client]),
  );
  if (error !== undefined) return <RequestFailure error={error} onRetry={refresh} />;
  if (data === undefined) return loading;
  return children(data.corridors as readonly Corridor[]);
}

/** The screen around the form of a recipient. Says so to people who may not change recipients. */
export function RecipientFormFrame({ title, back, children }: RecipientFormFrameProps) {
  const { t } = useI18n(recipientsTexts);
  const { user, constants } = useMember();
  const mayAdd = mayMake(addExternalAccount, user);
  return (
    <Screen
      title={title}
      brand={constants.brandName}
      above={
        <PageLink className="screen__back" to={back.to}>
          <Icon shape={icons.arrowLeftIcon} />
          {back.label}
        </PageLink>
      }
    >
      {mayAdd ? (
        <WithCorridors>{children}</WithCorridors>
      ) : (
        <EmptyState
          title={t('readOnly')}
          icon={icons.lockIcon}
          action={
            <PageLink className={buttonClass()} to="/recipients">
              {t('notFound.action')}
            </PageLink>
          }
        />
      )}
    </Screen>
  );
}
