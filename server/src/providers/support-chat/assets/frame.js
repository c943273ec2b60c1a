// Runs in the frame of the support chat, which has no origin: the provider's script can't reach the portal, its cookies
// or its storage. Starts that script once the portal has said what the chat may know.
addEventListener('message', function begin({ source, data }) {
  if (source !== parent || data?.kind !== 'support-chat-begin') return;
  removeEventListener('message', begin);
  window.supportChat = Object.freeze({ user: Object.freeze({ ...data.user }), locale: data.locale });
  const script = document.createElement('script');
  script.src = document.documentElement.dataset.script;
  script.onload = () => parent.postMessage({ kind: 'support-chat-ready' }, '*');
  script.onerror = () => parent.postMessage({ kind: 'support-chat-failed' }, '*');
  document.head.append(script);
});
parent.postMessage({ kind: 'support-chat-open' }, '*');
