// The sandbox provider's script, as a page of another company would load it: it shows the provider's window in a frame
// and calls back. It is a classic script, since that is what such providers ship.
(() => {
  const home = new URL('.', document.currentScript.src);
  const titles = { en: 'Connect your bank', es: 'Conectar su banco' };

  globalThis.BankLink = {
    /**
     * Shows the window in the container.
     * @returns a function that takes it away again
     */
    open({ token, locale, container, onReady, onSuccess, onError, onClose }) {
      const frame = document.createElement('iframe');
      const address = new URL('window', home);
      address.search = new URLSearchParams({ token, locale, origin: location.origin }).toString();
      frame.src = address.href;
      frame.title = titles[locale] ?? titles.en;
      const close = () => {
        removeEventListener('message', receive);
        frame.remove();
      };
      const ends = {
        success: ({ userId }) => onSuccess(userId),
        error: () => onError(),
        close: () => onClose(),
      };
      function receive({ origin, source, data }) {
        if (origin !== home.origin || source !== frame.contentWindow || data?.type !== 'sandbox-bank') return;
        if (data.event === 'ready') return onReady();
        if (!Object.hasOwn(ends, data.event)) return;
        close();
        ends[data.event](data);
      }
      addEventListener('message', receive);
      container.append(frame);
      return close;
    },
  };
})();
