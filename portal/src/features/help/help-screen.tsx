import { brandTitle, PageLink, PlainFrame, Refusal, ScreenTitle, useBrand, useRouteParams } from '@quittance/app-shell';
import { hasText } from '@quittance/sdk/i18n';
import { Stack, useI18n } from '@quittance/widgets/kit';
import { SupportContact } from '../../support-contact/support-contact.tsx';
import { NotFoundScreen } from '../refusals/not-found-screen.tsx';
import { helpTexts } from './texts.en.ts';
import './help.css';

const topics = helpTexts.english.topic;
const topicNames = Object.keys(topics).filter((name) => hasText(topics, name));

function Topics() {
  const { t } = useI18n(helpTexts);
  const brand = brandTitle(useBrand());
  return (
    <Stack>
      <ScreenTitle brand={brand}>{t('title')}</ScreenTitle>
      <p className="q-muted">{t('lead')}</p>
      <ul className="help__topics">
        {topicNames.map((name) => (
          <li key={name}>
            <PageLink to={`/help/${name}`}>{t(`topic.${name}.title`)}</PageLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The list of help topics, or the topic that the address selects. */
export function HelpScreen() {
  const { t } = useI18n(helpTexts);
  const { path = '' } = useRouteParams();
  const brand = useBrand();
  if (path !== '' && !hasText(topics, path)) return <NotFoundScreen />;
  return (
    <PlainFrame brand={brand} foot={<SupportContact />}>
      {path === '' ? (
        <Topics />
      ) : (
        <Refusal title={t(`topic.${path}.title`)} action={{ to: '/help', label: t('all') }}>
          {t(`topic.${path}.text`)}
        </Refusal>
      )}
    </PlainFrame>
  );
}
