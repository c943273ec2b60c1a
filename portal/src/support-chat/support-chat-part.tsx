import { showsSupportChat } from '@quittance/sdk/rules';
import { lazyPart } from '@quittance/widgets/kit';
import { useEffect, useState } from 'react';
import { useMedia } from '../media/use-media.ts';
import { useMember } from '../session/member.ts';

const supportChat = lazyPart(async () => (await import('./support-chat.tsx')).SupportChat);

const desktop = '(width >= 64rem)';

/** Whether the screen had time to appear. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), 2000);
      return () => clearTimeout(timer);
    }
    const callback = requestIdleCallback(() => setIdle(true), { timeout: 5000 });
    return () => cancelIdleCallback(callback);
  }, []);
  return isIdle;
}

/** The support chat where one is configured, loaded after the first screen. Without it if it can't be loaded. */
export function SupportChatPart() {
  const { user, constants } = useMember();
  const isShown = showsSupportChat(user, useMedia(desktop)) && constants.supportChat !== undefined;
  const { value: SupportChat } = supportChat.useAttempt(useIsIdle() && isShown);
  return SupportChat && isShown && constants.supportChat ? <SupportChat shares={constants.supportChat.shares} /> : null;
}
