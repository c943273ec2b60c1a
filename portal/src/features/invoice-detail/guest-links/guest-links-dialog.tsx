import { RequestFailure, useChange, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listGuestLinks, mayMake, revokeGuestLink } from '@quittance/sdk/client';
import { businessDateOf } from '@quittance/sdk/time';
import { BusinessDate, Button, Dialog, EmptyState, icons, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { useMember } from '../../../session/member.ts';
import './guest-links.css';
import { guestLinksTexts } from './texts.en.ts';

type GuestLink = AnswerOf<Contract['listGuestLinks']>['items'][number];

interface GuestLinksDialogProps {
  readonly invoiceId: string;
  readonly onClose: () => void;
}

interface LinkRowProps {
  readonly link: GuestLink;
  /** Absent for people who may only read. */
  readonly onRevoke: ((link: GuestLink) => void) | undefined;
  readonly isBusy: boolean;
}

const dateOf = (instant: string): string => businessDateOf(new Date(instant));

function LinkRow({ link, onRevoke, isBusy }: LinkRowProps) {
  const { t } = useI18n(guestLinksTexts);
  const isExpired = new Date(link.expiresAt).getTime() <= Date.now();
  const state = link.revokedAt ? 'revoked' : isExpired ? 'expired' : 'active';
  return (
    <li className="guest-link">
      <div className="guest-link__facts">
        <bdi className="guest-link__email">{link.recipientEmail}</bdi>
        <span className="q-muted">
          {t('created')} <BusinessDate date={dateOf(link.createdAt)} /> · {t(`state.${state}`)}{' '}
          {state === 'active' && <BusinessDate date={dateOf(link.expiresAt)} />}
        </span>
      </div>
      {state === 'active' && onRevoke && (
        <Button size="small" disabled={isBusy} onClick={() => onRevoke(link)}>
          {t('revoke')}
        </Button>
      )}
    </li>
  );
}

/** The links to an invoice that were mailed, each of which its seller can end. */
export function GuestLinksDialog({ invoiceId, onClose }: GuestLinksDialogProps) {
  const { t } = useI18n(guestLinksTexts);
  const client = useClient();
  const { user } = useMember();
  const load = useCallback(
    (signal: AbortSignal) => client.request(listGuestLinks, { params: { id: invoiceId } }, { signal }),
    [client, invoiceId],
  );
  const { data, error, refresh } = useResource(load);
  const [revoked, setRevoked] = useState<readonly GuestLink[]>();
  const { isPending, change } = useChange();
  const revoke = (link: GuestLink) =>
    change(async () => {
      const answer = await client.request(revokeGuestLink, { body: { invoiceId, guestLinkId: link._id } });
      setRevoked(answer.items);
    }, t('done'));
  const items = revoked ?? data?.items;
  const onRevoke = mayMake(revokeGuestLink, user) ? (link: GuestLink) => void revoke(link) : undefined;
  return (
    <Dialog
      title={t('title')}
      width="medium"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className="guest-links">
        <p>{t('text')}</p>
        {error !== undefined && !items && <RequestFailure error={error} onRetry={refresh} />}
        {error === undefined && !items && <Skeleton shape="medium" />}
        {items?.length === 0 && (
          <EmptyState title={t('empty')} icon={icons.mailIcon}>
            {t('emptyText')}
          </EmptyState>
        )}
        {items && items.length > 0 && (
          <ul className="guest-links__list" aria-label={t('title')}>
            {items.map((link) => (
              <LinkRow key={link._id} link={link} onRevoke={onRevoke} isBusy={isPending} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
