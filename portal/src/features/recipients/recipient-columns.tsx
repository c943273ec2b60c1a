import { RowLink } from '@quittance/app-shell';
import { countryName } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import { type Column, Flag, TruncatedText, useI18n } from '@quittance/widgets/kit';
import { addressOf, type Recipient } from './recipient.ts';
import { RecipientStatus } from './recipient-status.tsx';
import { recipientsTexts } from './texts.en.ts';

function RecipientName({ recipient }: { readonly recipient: Recipient }) {
  const { name, holderName } = recipient;
  return (
    <span className="recipient-name">
      <RowLink to={addressOf(recipient)} name={name} />
      {holderName !== name && <TruncatedText className="recipient-name__holder">{holderName}</TruncatedText>}
    </span>
  );
}

/** The columns of the list of recipients. */
export function useRecipientColumns(): readonly Column<Recipient>[] {
  const { t, locale } = useI18n(recipientsTexts);
  return [
    {
      key: 'recipient',
      header: t('list.recipient'),
      place: 'head',
      grows: true,
      cell: (row) => <RecipientName recipient={row} />,
      csv: [
        { header: t('list.recipient'), value: ({ name }) => name },
        { header: t('holder'), value: ({ holderName }) => holderName },
        { header: t('kind.label'), value: ({ kind }) => t(`kind.${kind}`) },
      ],
    },
    {
      key: 'status',
      header: t('status.label'),
      place: 'head-end',
      value: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => <RecipientStatus status={status} />,
    },
    {
      key: 'account',
      header: t('list.account'),
      cell: ({ maskedNumber, rail }) => (
        <span className="recipient-account">
          <bdi className="q-numeric">{maskedNumber}</bdi>
          <span className="q-muted">{t(`rail.${rail}`)}</span>
        </span>
      ),
      csv: [
        { header: t('list.account'), value: ({ maskedNumber }) => maskedNumber },
        { header: t('list.rail'), value: ({ rail }) => t(`rail.${rail}`) },
      ],
    },
    {
      key: 'country',
      header: t('list.country'),
      isSecondary: true,
      value: ({ country }) => countryName(country, locale),
      cell: ({ country }) => (
        <span className="recipient-country">
          <Flag code={country} />
          {countryName(country, locale)}
        </span>
      ),
    },
    {
      key: 'currency',
      header: t('list.currency'),
      place: 'foot-end',
      value: ({ currency }) => currency,
      cell: ({ currency }) => currency,
      csv: [
        { header: t('list.currency'), value: ({ currency }) => currency },
        { header: t('nameCheck.title'), value: ({ nameCheck }) => t(`nameCheck.short.${nameCheck.outcome}`) },
        { header: t('list.added'), value: ({ addedAt }) => businessDateOf(new Date(addedAt)), kind: 'date' },
      ],
    },
  ];
}
