// The session is that of this browser's merchant; the browser sends the shop's cookie with the request.
const onboarding = document.querySelector('quittance-onboarding');

onboarding.session = {
  async get({ signal }) {
    const response = await fetch('/merchants/quittance-session', { method: 'POST', signal });
    if (!response.ok) throw new Error(`session ${response.status}`);
    return response.json();
  },
};

// A browser event proves nothing about a verification, so ask the back end for the merchant's stage.
onboarding.addEventListener('quittance-status-change', async () => {
  const response = await fetch('/merchants/status');
  if (response.ok) document.querySelector('#stage').textContent = (await response.json()).text;
});
