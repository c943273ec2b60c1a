import { type RefObject, useEffect, useState } from 'react';

export type ChatState = 'loading' | 'ready' | 'failed';

/** A script that neither loads nor fails would leave the person waiting. */
const timeoutMs = 20_000;

/**
 * Starts the chat in its frame and tells how that went.
 * @param begin what the chat may know
 */
export function useChatFrame(frame: RefObject<HTMLIFrameElement | null>, begin: object): ChatState {
  const [state, setState] = useState<ChatState>('loading');
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<{ readonly kind?: unknown } | null>) => {
      const inside = frame.current?.contentWindow;
      if (!inside || source !== inside) return;
      // The frame has no origin that could be named.
      if (data?.kind === 'support-chat-open') inside.postMessage({ kind: 'support-chat-begin', ...begin }, '*');
      else if (data?.kind === 'support-chat-ready') setState('ready');
      else if (data?.kind === 'support-chat-failed') setState('failed');
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, begin]);
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return state;
}
