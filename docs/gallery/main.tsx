import { Gallery } from '@quittance/app-shell/gallery';
import '@quittance/widgets/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';

const place = document.querySelector('#gallery');
if (!place) throw new Error('The page has no place for the gallery.');

createRoot(place).render(
  <StrictMode>
    <h1>The kit</h1>
    <p className="q-muted">Every part that widgets, portal and back office are made of, in every state.</p>
    <Gallery />
  </StrictMode>,
);
