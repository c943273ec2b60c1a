// The sandbox's support chat: what a provider's script would do, without anybody at the other end.
{
  const { user = {}, locale = 'en' } = window.supportChat ?? {};
  const texts = {
    en: {
      hello: (name) => `Hello${name ? ` ${name}` : ''}! This is the sandbox’s support. How can we help?`,
      answer: (said) => `You wrote: “${said}”. Nobody reads this in the sandbox.`,
      field: 'Your message',
      send: 'Send',
      log: 'Conversation',
    },
    es: {
      hello: (name) =>
        `¡Hola${name ? `, ${name}` : ''}! Este es el soporte del entorno de pruebas. ¿En qué podemos ayudar?`,
      answer: (said) => `Usted escribió: «${said}». Nadie lee esto en el entorno de pruebas.`,
      field: 'Su mensaje',
      send: 'Enviar',
      log: 'Conversación',
    },
  }[locale === 'es' ? 'es' : 'en'];
  document.documentElement.lang = locale;

  const style = document.createElement('style');
  style.textContent = `
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
    body { box-sizing: border-box; display: flex; flex-direction: column; gap: 12px; height: 100vh; margin: 0; padding: 16px; }
    [role=log] { display: flex; flex: 1; flex-direction: column; gap: 8px; overflow: auto; }
    p { border-radius: 12px; margin: 0; max-width: 80%; overflow-wrap: anywhere; padding: 8px 12px; }
    .support { align-self: flex-start; background: light-dark(#eef0fb, #2a2d3e); }
    .person { align-self: flex-end; background: light-dark(#1c2f8f, #a9b8ff); color: light-dark(#fff, #10142b); }
    form { display: flex; gap: 8px; }
    input { border: 1px solid light-dark(#8a8578, #8f8a80); border-radius: 8px; flex: 1; font: inherit; min-width: 0; padding: 8px 12px; }
    button { background: light-dark(#1c2f8f, #a9b8ff); border: 0; border-radius: 8px; color: light-dark(#fff, #10142b); font: inherit; font-weight: 600; padding: 8px 16px; }
  `;
  const log = document.createElement('div');
  log.setAttribute('role', 'log');
  log.setAttribute('aria-label', texts.log);
  const say = (text, by) => {
    const line = document.createElement('p');
    line.className = by;
    line.textContent = text;
    log.append(line);
    line.scrollIntoView({ block: 'nearest' });
  };
  const form = document.createElement('form');
  const field = document.createElement('input');
  field.setAttribute('aria-label', texts.field);
  field.placeholder = texts.field;
  field.maxLength = 500;
  const button = document.createElement('button');
  button.textContent = texts.send;
  form.append(field, button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const said = field.value.trim();
    if (said === '') return;
    say(said, 'person');
    field.value = '';
    say(texts.answer(said), 'support');
  });
  document.head.append(style);
  document.body.append(log, form);
  say(texts.hello(user.name), 'support');
}
