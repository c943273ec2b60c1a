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

export const invoicePage = page(
  '<quittance-invoice invoice-id="inv_00000000000000000000000001"></quittance-invoice>' +
    '<script type="module" src="/session.js"></script><script type="module" src="/widgets/single/invoice.js"></script>',
);

export const sessionScript = `
const invoice = document.querySelector('quittance-invoice');
invoice.session = { get: async () => ({ token: 'guest_bench', expiresAt: new Date(Date.now() + 3600000).toISOString() }) };
invoice.addEventListener('quittance-ready', () => { window.__readyAt = performance.now(); });`;
