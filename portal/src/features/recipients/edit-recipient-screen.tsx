import { errorCodeOf, PageLink, RequestFailure, useResource, useRouteParams } from '@quittance/app-shell';
import type { Corridor } from '@quittance/sdk/banking';
import { getExternalAccount } from '@quittance/sdk/client';
import { buttonClass, EmptyState, icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { recipientFormTexts } from './form-texts.en.ts';
import { RecipientForm } from './recipient-form.tsx';
import { loading, RecipientFormFrame } from './recipient-form-frame.tsx';
import { recipientsTexts } from './texts.en.ts';

interface StoredFormProps {
  readonly recipientId: string;
  readonly corridors: readonly Corridor[];
}

/** Loads the recipient to change. A deleted one can’t be changed. */
function StoredForm({ recipientId, corridors }: StoredFormProps) {
  const { t } = useI18n(recipientsTexts);
  const client = useClient();
  const { data, error, refresh } = useResource(
    useCallback(
      (signal) => client.request(getExternalAccount, { params: { accountId: recipientId } }, { signal }),
      [client, recipientId],
    ),
  );
  if (errorCodeOf(error) === 'NotFoundError' || data?.status === 'removed') {
    const action = (
      <PageLink className={buttonClass()} to="/recipients">
        {t('notFound.action')}
      </PageLink>
    );
    return <EmptyState title={t(data ? 'removed.title' : 'notFound.text')} icon={icons.searchIcon} action={action} />;
  }
  if (error !== undefined) return <RequestFailure error={error} onRetry={refresh} />;
  if (data === undefined) return loading;
  return <RecipientForm corridors={corridors} stored={data} />;
}

/** Changes the holder or the details of a recipient. */
export function EditRecipientScreen() {
  const { t } = useI18n(recipientFormTexts);
  const { t: listText } = useI18n(recipientsTexts);
  const { recipientId = '' } = useRouteParams();
  return (
    <RecipientFormFrame
      title={t('editTitle')}
      back={{ to: `/recipients/${recipientId}`, label: listText('recipient') }}
    >
      {(corridors) => <StoredForm key={recipientId} recipientId={recipientId} corridors={corridors} />}
    </RecipientFormFrame>
  );
}
