import { randomUUID } from 'node:crypto';

const page = (title, main) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Fieldwork Office Supply</title>
  <link rel="stylesheet" href="/shop.css">
</head>
<body>
  <header><a href="/">Fieldwork</a><span>Furniture for people who make things</span></header>
  <main>${main}</main>
</body>
</html>
`;

const productCard = (product) => `
<li>
  <h2>${product.name}</h2>
  <p>${product.detail}</p>
  <p class="price">${product.price}</p>
  <form method="post" action="/orders">
    <input type="hidden" name="orderId" value="${randomUUID()}">
    <input type="hidden" name="product" value="${product.id}">
    <label>Company <input name="company" required maxlength="120" autocomplete="organization"></label>
    <label>Billing e-mail <input name="email" type="email" required autocomplete="email"></label>
    <button>Order on invoice</button>
  </form>
</li>`;

export const catalogPage = (products) =>
  page(
    'Catalogue',
    `<h1>Order now, pay by invoice</h1><ul class="products">${products.map(productCard).join('')}</ul>`,
  );

export const orderPage = ({ order, script, quittanceUrl }) =>
  page(
    'Your order',
    `<h1>Thank you for your order</h1>
    <p>Your invoice is below. Pay it here by bank debit, or later from the link in your e-mail.</p>
    <quittance-invoice invoice-id="${order.invoiceId}" base-url="${quittanceUrl}">
      <p slot="fallback">Your invoice is on its way to your e-mail address.</p>
    </quittance-invoice>
    <p id="paid" role="status"></p>
    <script type="module" src="/checkout.js"></script>
    <script type="module" src="${script.src}" integrity="${script.integrity}" crossorigin="anonymous"></script>`,
  );

export const notFoundPage = () =>
  page('Not found', '<h1>There is nothing here</h1><p><a href="/">Back to the catalogue</a></p>');

export const refusedPage = () =>
  page(
    'Please check your details',
    '<h1>Please check your details</h1><p>An invoice could not be sent to this company and e-mail address.</p><p><a href="/">Back to the catalogue</a></p>',
  );

export const unreachablePage = () =>
  page(
    'Try again',
    '<h1>Your order was not placed</h1><p>Invoices can’t be made at the moment, and nothing was charged. Please try again in a minute.</p><p><a href="/">Back to the catalogue</a></p>',
  );
