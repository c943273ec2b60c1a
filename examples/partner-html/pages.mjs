import { randomUUID } from 'node:crypto';

const page = (title, main) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Fieldwork Office Supply</title>
  <link rel="icon" href="/icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/shop.css">
</head>
<body>
  <header class="top">
    <a class="home" href="/"><img src="/icon.svg" alt="" width="36" height="36">Fieldwork</a>
    <nav><a href="/merchants">Sell with us</a></nav>
  </header>
  <main>${main}</main>
  <footer>Fieldwork is an invented shop. It shows how a web site bills through Quittance.</footer>
</body>
</html>
`;

const productCard = (product) => `
<li class="product">
  <img src="/${product.id}.svg" alt="" width="320" height="200">
  <div class="about">
    <h2>${product.name}</h2>
    <p class="price">${product.price}</p>
    <p class="detail">${product.detail}</p>
  </div>
  <form method="post" action="/orders">
    <input type="hidden" name="orderId" value="${randomUUID()}">
    <input type="hidden" name="product" value="${product.id}">
    <label>Company <input name="company" required maxlength="120" autocomplete="organization"></label>
    <label>Billing email <input name="email" type="email" required autocomplete="email"></label>
    <button>Order on invoice</button>
  </form>
</li>`;

export const catalogPage = (products) =>
  page(
    'Catalogue',
    `<h1>Order now, pay by invoice</h1>
    <p class="lead">No card and no account: the invoice arrives with your order and is due in 14 days.</p>
    <ul class="products">${products.map(productCard).join('')}</ul>`,
  );

export const orderPage = ({ order, product, status, script, quittanceUrl }) =>
  page(
    'Your order',
    `<div class="receipt">
      <div class="order">
        <img src="/${product.id}.svg" alt="" width="160" height="100">
        <div>
          <h1>Thank you for your order</h1>
          <p class="detail">${product.name} · Order ${order.orderId.slice(0, 8)}</p>
        </div>
      </div>
      <div class="status" id="status" role="status" data-state="${status.state}">
        <strong>${status.label}</strong>
        <p>${status.text}</p>
      </div>
      <quittance-invoice invoice-id="${order.invoiceId}" base-url="${quittanceUrl}">
        <p slot="fallback">Your invoice is on its way to your email address.</p>
      </quittance-invoice>
    </div>
    <script type="module" src="/checkout.js"></script>
    <script type="module" src="${script.src}" integrity="${script.integrity}" crossorigin="anonymous"></script>`,
  );

export const accountsPage = ({ script, quittanceUrl }) =>
  page(
    'Accounts',
    `<h1>Our accounts</h1>
    <p class="lead">For staff. The shop’s money, live from Quittance.</p>
    <quittance-balances base-url="${quittanceUrl}">
      <p slot="fallback">The accounts can’t be shown at the moment.</p>
    </quittance-balances>
    <script type="module" src="/accounts.js"></script>
    <script type="module" src="${script.src}" integrity="${script.integrity}" crossorigin="anonymous"></script>`,
  );

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => escapes[character]);

/** @param problems why the last application was refused; its values are in the form again */
export const applyPage = ({ termsVersion, termsUrl, problems, values }) => {
  const field = (label, name, attributes) =>
    `<label>${label} <input name="${name}" required ${attributes} value="${escapeHtml(values[name] ?? '')}"></label>`;
  const country = (code, name) =>
    `<option value="${code}"${values.countryIso === code ? ' selected' : ''}>${name}</option>`;
  return page(
    'Become a merchant',
    `<h1>Become a merchant</h1>
    <p class="lead">Sell what you make in our shop. We pay you through Quittance, which has to know your business first.</p>
    <form class="application" method="post" action="/merchants">
      ${problems.map((problem) => `<p class="problem" role="alert">${escapeHtml(problem)}</p>`).join('')}
      <input type="hidden" name="applicationId" value="${randomUUID()}">
      <input type="hidden" name="acceptedTermsVersion" value="${escapeHtml(termsVersion)}">
      ${field('First name', 'firstName', 'maxlength="100" autocomplete="given-name"')}
      ${field('Last name', 'lastName', 'maxlength="100" autocomplete="family-name"')}
      ${field('Email', 'email', 'type="email" autocomplete="email"')}
      <label>Country <select name="countryIso" autocomplete="country">
        ${country('US', 'United States')}${country('ES', 'Spain')}${country('GB', 'United Kingdom')}
      </select></label>
      ${field('Phone', 'phoneNumber', 'type="tel" autocomplete="tel-national"')}
      ${field('Short name for payments, 4–15 letters and digits', 'handle', 'pattern="[A-Za-z0-9_]{4,15}" autocomplete="off"')}
      <label class="consent"><input type="checkbox" required>
        <span>I accept <a href="${termsUrl}" target="_blank" rel="noopener">Quittance’s terms</a>.</span></label>
      <button>Continue</button>
    </form>`,
  );
};

export const merchantPage = ({ text, script, quittanceUrl }) =>
  page(
    'Become a merchant',
    `<h1>Become a merchant</h1>
    <p class="lead" id="stage" role="status">${text}</p>
    <quittance-onboarding base-url="${quittanceUrl}">
      <p slot="fallback">The questions can’t be shown at the moment. Try again in a minute.</p>
    </quittance-onboarding>
    <script type="module" src="/merchant.js"></script>
    <script type="module" src="${script.src}" integrity="${script.integrity}" crossorigin="anonymous"></script>`,
  );

const message = (title, text) =>
  page(
    title,
    `<h1>${title}</h1><p class="lead">${text}</p><p><a class="button" href="/">Back to the catalogue</a></p>`,
  );

export const notFoundPage = () => message('There is nothing here', 'The address may be mistyped, or the order gone.');

export const refusedPage = () =>
  message('Please check your details', 'An invoice could not be sent to this company and email address.');

export const unreachablePage = () =>
  message(
    'Please try again',
    'Invoices can’t be made or shown at the moment, and nothing was charged. Try again in a minute.',
  );
