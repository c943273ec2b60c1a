import { useChange } from '@quittance/app-shell';
import { joinWaitlist, mayMake } from '@quittance/sdk/client';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { accountTexts } from './texts.en.ts';

/** The waiting lists for accounts that can't be opened yet. */
export interface Waitlist {
  readonly has: (currency: string) => boolean;
  /** The currency whose list is being joined. */
  readonly joining: string | undefined;
  /** Absent for people who may not act for the business. */
  readonly join: ((currency: string) => void) | undefined;
}

/** Reads and joins the waiting lists of the business. */
export function useWaitlist(): Waitlist {
  const { t } = useI18n(accountTexts);
  const client = useClient();
  const { change } = useChange();
  const { session } = usePortal();
  const { user } = useMember();
  const [joining, setJoining] = useState<string>();
  const join = async (currency: string) => {
    setJoining(currency);
    const joinAndReload = async () => {
      await client.request(joinWaitlist, { body: { currency } });
      await session.reload();
    };
    await change(joinAndReload, t('joined', { account: currency }));
    setJoining(undefined);
  };
  return {
    has: (currency) => user.company?.waitlists.includes(currency) ?? false,
    joining,
    join: mayMake(joinWaitlist, user) ? (currency) => void join(currency) : undefined,
  };
}
