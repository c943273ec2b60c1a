// The widget requests a session when it needs one; the shop's back end returns a token for this order's invoice.
const invoice = document.querySelector('quittance-invoice');

invoice.session = {
  async get({ signal }) {
    const response = await fetch(`${location.pathname}/quittance-session`, { method: 'POST', signal });
    if (!response.ok) throw new Error(`session ${response.status}`);
    return response.json();
  },
};

// A browser event proves nothing about a payment, so ask the back end for the order's state.
invoice.addEventListener('quittance-complete', async () => {
  const response = await fetch(`${location.pathname}/status`);
  if (!response.ok) return;
  const { state, label, text } = await response.json();
  const status = document.querySelector('#status');
  status.dataset.state = state;
  status.querySelector('strong').textContent = label;
  status.querySelector('p').textContent = text;
});
