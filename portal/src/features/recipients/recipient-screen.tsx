import { openAddress, PageLink, RecordScreen, usePagePlace, useResource, useRouteParams } from '@quittance/app-shell';
import { addExternalAccount, getExternalAccount, mayMake } from '@quittance/sdk/client';
import { buttonClass, Inline, icons, lazyPart, Menu, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import './recipients.css';
import { addressOf, type RecipientRecord } from './recipient.ts';
import { RecipientFacts } from './recipient-facts.tsx';
import { RecipientSections } from './recipient-sections.tsx';
import { RecipientStatus } from './recipient-status.tsx';
import { recipientsTexts } from './texts.en.ts';

/** Loads after the record: read-only people never need it. */
const lateDialogs = lazyPart(() => import('./recipient-dialogs.tsx'));

type OpenDialog = 'rename' | 'remove';

interface ActionsProps {
  readonly recipient: RecipientRecord;
  readonly onOpen: (dialog: OpenDialog) => void;
}

function Actions({ recipient, onOpen }: ActionsProps) {
  const { t } = useI18n(recipientsTexts);
  const { name, _id, currency, status } = recipient;
  return (
    <Inline>
      {status === 'active' && (
        <PageLink
          className={buttonClass({ variant: 'primary' })}
          to={`/transfer/USD/traditional?to=recipient&recipient=${_id}&currency=${currency}`}
        >
          {t('send')}
        </PageLink>
      )}
      <PageLink className={buttonClass()} to={`${addressOf(recipient)}/edit`}>
        {t('edit.open')}
      </PageLink>
      <Menu
        label={t('actionsOf', { name })}
        icon={icons.moreIcon}
        items={[
          { id: 'rename', label: t('rename.action'), icon: icons.documentIcon, onSelect: () => onOpen('rename') },
          {
            id: 'remove',
            label: t('remove.action'),
            icon: icons.trashIcon,
            danger: true,
            onSelect: () => onOpen('remove'),
          },
        ]}
      />
    </Inline>
  );
}

function RecipientPage({ recipientId }: { readonly recipientId: string }) {
  const { t } = useI18n(recipientsTexts);
  const { user, constants } = useMember();
  const { history } = usePagePlace();
  const client = useClient();
  const recipient = useResource(
    useCallback(
      (signal) => client.request(getExternalAccount, { params: { accountId: recipientId } }, { signal }),
      [client, recipientId],
    ),
  );
  useRefreshOn('external-account.changed', (event) => {
    if (event === null || event.objectId === recipientId) recipient.refresh();
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const mayChange = mayMake(addExternalAccount, user);
  const dialogs = lateDialogs.usePart(mayChange);
  const close = () => setDialog(null);
  const canChange = ({ status }: RecipientRecord) => mayChange && status !== 'removed';
  const { data } = recipient;
  return (
    <>
      <RecordScreen
        record={recipient}
        kind={t('recipient')}
        title={({ name }) => name}
        brand={constants.brandName}
        back={{ to: '/recipients', label: t('title') }}
        actions={(loaded) => canChange(loaded) && <Actions recipient={loaded} onOpen={setDialog} />}
        status={(loaded) => <RecipientStatus status={loaded.status} />}
        side={(loaded) => <RecipientFacts recipient={loaded} />}
        notFound={{
          title: t('notFound.title'),
          text: t('notFound.text'),
          action: (
            <PageLink className={buttonClass()} to="/recipients">
              {t('notFound.action')}
            </PageLink>
          ),
        }}
      >
        {(loaded) => <RecipientSections recipient={loaded} canChange={canChange(loaded)} />}
      </RecordScreen>
      {dialogs && data && dialog === 'rename' && (
        <dialogs.RenameDialog
          recipient={data}
          onClose={close}
          onDone={() => {
            close();
            recipient.refresh();
          }}
        />
      )}
      {dialogs && data && dialog === 'remove' && (
        <dialogs.RemoveDialog recipient={data} onClose={close} onDone={() => openAddress(history, '/recipients')} />
      )}
    </>
  );
}

/** Shows one recipient: account, holder, name check and history. */
export function RecipientScreen() {
  const { recipientId = '' } = useRouteParams();
  return <RecipientPage key={recipientId} recipientId={recipientId} />;
}
