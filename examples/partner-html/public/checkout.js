// The widget asks for a session when it needs one; the shop's back end answers with a token for this order's invoice.
const invoice = document.querySelector('quittance-invoice');

invoice.session = {
  async get({ signal }) {
    const response = await fetch(`${location.pathname}/quittance-session`, { method: 'POST', signal });
    if (!response.ok) throw new Error(`session ${response.status}`);
    return response.json();
  },
};

// The payer is done, yet a bank may still return the debit for some days: the back end ships only once
// `quittance.invoices.get` tells that the invoice is `allocated` or `completed`.
invoice.addEventListener('quittance-complete', () => {
  document.querySelector('#paid').textContent = 'Payment authorized. We will ship your order when your bank has paid.';
});
