/** Both pages report readiness in `window.__readyAt`, in milliseconds since the start of the navigation. */
const page = (body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bench</title></head>
<body>${body}</body></html>`;

export const emptyElementPage = page('<x-empty></x-empty><script type="module" src="/empty.js"></script>');

export const emptyElementScript = `
customElements.define('x-empty', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).textContent = 'ready';
    window.__readyAt = performance.now();
  }
});`;

/** In chunks: the later pages are not downloaded. */
export const onboardingPage = page(
  '<quittance-onboarding></quittance-onboarding>' +
    '<script type="module" src="/session.js"></script><script type="module" src="/widgets/elements/onboarding.js"></script>',
);

export const invoicePage = page(
  '<quittance-invoice invoice-id="inv_00000000000000000000000001"></quittance-invoice>' +
    '<script type="module" src="/session.js"></script><script type="module" src="/widgets/single/invoice.js"></script>',
);

export const sessionScript = `
const widget = document.querySelector('quittance-invoice, quittance-onboarding');
widget.session = { get: async () => ({ token: 'guest_bench', expiresAt: new Date(Date.now() + 3600000).toISOString() }) };
widget.addEventListener('quittance-ready', () => { window.__readyAt = performance.now(); });`;
