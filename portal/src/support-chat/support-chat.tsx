import { type SupportChatFact, supportChatProfile } from '@quittance/sdk/rules';
import { Button, IconButton, icons, Spinner, Stack, useI18n } from '@quittance/widgets/kit';
import { useMemo, useRef, useState } from 'react';
import { useMember } from '../session/member.ts';
import './support-chat.css';
import { supportChatTexts } from './texts.en.ts';
import { useChatFrame } from './use-chat-frame.ts';

interface ConversationProps {
  readonly shares: readonly SupportChatFact[];
  readonly onRetry: () => void;
}

/** The provider's chat in a frame that can't reach the portal. */
function Conversation({ shares, onRetry }: ConversationProps) {
  const { t, locale } = useI18n(supportChatTexts);
  const { user, constants } = useMember();
  const frame = useRef<HTMLIFrameElement>(null);
  const begin = useMemo(() => ({ user: supportChatProfile(user, shares), locale }), [user, shares, locale]);
  const state = useChatFrame(frame, begin);
  if (state === 'failed') {
    return (
      <div className="support-chat__notice" role="alert">
        <Stack>
          <p>{t('failed', { email: constants.supportEmail })}</p>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </Stack>
      </div>
    );
  }
  return (
    <>
      {state === 'loading' && (
        <div className="support-chat__notice">
          <Spinner />
          <p className="q-visually-hidden" role="status">
            {t('loading')}
          </p>
        </div>
      )}
      <iframe
        ref={frame}
        className="support-chat__frame"
        title={t('title')}
        src="/support-chat"
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="origin"
      />
    </>
  );
}

/** The button of the support chat and its panel. The provider's script loads when the panel opens first. */
export function SupportChat({ shares }: { readonly shares: readonly SupportChatFact[] }) {
  const { t } = useI18n(supportChatTexts);
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (!isOpen) {
    return (
      <div className="support-chat">
        <Button icon={icons.mailIcon} onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
    );
  }
  return (
    <section className="support-chat support-chat__panel" aria-label={t('title')}>
      <div className="support-chat__head">
        {t('title')}
        <IconButton icon={icons.closeIcon} label={t('close')} onClick={() => setOpen(false)} />
      </div>
      <Conversation key={attempt} shares={shares} onRetry={() => setAttempt(attempt + 1)} />
    </section>
  );
}
