import { externalAccountLimits } from '@quittance/sdk/banking';
import { addExternalAccount, changeExternalAccount, checkAccountName } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import type { NameCheck, Recipient } from './recipient.ts';
import { addressBody, detailsBody, type RecipientValues } from './recipient-values.ts';

export interface RecipientCalls {
  readonly check: (values: RecipientValues) => Promise<NameCheck>;
  /** Saves what was checked. The app asks for a one-time code. */
  readonly save: (values: RecipientValues, check: NameCheck) => Promise<Recipient>;
}

/** A name is optional: the holder's is a good one. */
const nameOf = ({ name, holderName }: RecipientValues): string =>
  name.trim() || [...holderName.trim()].slice(0, externalAccountLimits.name).join('');

/** The calls that check and save a recipient. @param stored the recipient that is changed */
export function useRecipientCalls(stored: Recipient | undefined): RecipientCalls {
  const client = useClient();
  const placeOf = ({ kind, holderName, country, currency, rail }: RecipientValues) => {
    if (rail === '') throw new Error('The form goes on only with a rail.');
    return { kind, holderName, country, currency, rail };
  };
  const given = ({ details }: RecipientValues) => (details === null ? {} : { details: detailsBody(details) });
  return {
    check: (values) =>
      client.request(checkAccountName, {
        body: { ...placeOf(values), ...given(values), ...(stored && { accountId: stored._id }) },
      }),
    save: (values, { nameCheckId, consequence }) => {
      const { kind, holderName } = values;
      const checked = {
        address: addressBody(values.address),
        nameCheckId,
        acceptsNameMismatch: consequence === 'warn',
      };
      if (stored) {
        const { _id: accountId, version } = stored;
        const body = { accountId, version, kind, holderName, ...given(values), ...checked };
        return client.request(changeExternalAccount, { body });
      }
      const body = { ...placeOf(values), details: {}, ...given(values), ...checked, name: nameOf(values) };
      return client.request(addExternalAccount, { body });
    },
  };
}
